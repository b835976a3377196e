'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { DataTable, type DataTableColumn } from '@pcb/ui/DataTable';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { ArrowRight, FilePlus, type LucideIcon, MessageSquareText, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useMemo, useRef } from 'react';
import { formatCount, formatRupeesBriefly } from '../../shared/money.ts';
import { StatusBadge } from '../private/StatusBadge.tsx';
import { useControllable } from '../../shared/useControllable.ts';
import { adminDashboardContent, type AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardData, DashboardState, DashboardSummary, TrendPeriod } from './dashboard.ts';
import { formatDate } from './formatDate.ts';
import { lazyOrderTrendsChart } from './lazyOrderTrendsChart.tsx';
import { OrderTrends } from './OrderTrends.tsx';
import type { OrderTrendsChartProps } from './OrderTrendsChart.tsx';
import { RecentActivity } from './RecentActivity.tsx';

export { adminDashboardContent, type AdminDashboardContent } from './AdminDashboardScreen.content.ts';
export {
  type DashboardActivity,
  type DashboardData,
  type DashboardState,
  type DashboardSummary,
  type OrderTrend,
  type TrendPeriod,
  trendPeriods,
  type TrendPoint,
} from './dashboard.ts';
export { lazyOrderTrendsChart } from './lazyOrderTrendsChart.tsx';

export interface AdminDashboardScreenProps {
  /** What it shows, once it is known. */
  dashboard: DashboardState;
  /** The period of the chart, when the host keeps it (controlled). */
  period?: TrendPeriod;
  /** The period of the chart at first. @default 'year' */
  defaultPeriod?: TrendPeriod;
  /** Another period was chosen for the chart. */
  onPeriodChange?: (period: TrendPeriod) => void;
  /** What draws the points of the chart. Ours is loaded when it is first shown. @default lazyOrderTrendsChart() */
  chart?: ComponentType<OrderTrendsChartProps>;
  /** Its words and the addresses of its links: pass others to translate or to re-word it. @default adminDashboardContent */
  content?: AdminDashboardContent;
}

const OrderTrendsChart = lazyOrderTrendsChart();

/**
 * What an administrator sees first, inside `AdminLayout`: figures, ways on, the chart of orders, and what happened last.
 *
 * @example <AdminDashboardScreen dashboard={{ status: 'ready', summary, trends, recentOrders, activity }} />
 */
export function AdminDashboardScreen({
  dashboard,
  period: givenPeriod,
  defaultPeriod = 'year',
  onPeriodChange,
  chart = OrderTrendsChart,
  content = adminDashboardContent,
}: AdminDashboardScreenProps) {
  const [period, setPeriod] = useControllable(givenPeriod, defaultPeriod, onPeriodChange);
  const title = useRef<HTMLHeadingElement>(null);
  const activityId = useId();
  const data = dashboard.status === 'ready' ? dashboard : null;

  return (
    <div className={styles.page}>
      <Heading ref={title} level={1} size="heading" id="page-title" tabIndex={-1}>
        {content.title}
      </Heading>
      <VisuallyHidden role="status">
        {dashboard.status === 'loading' ? content.loading : null}
        {dashboard.status === 'failed' ? content.failed.title : null}
      </VisuallyHidden>
      {dashboard.status === 'failed' ? null : <Summary summary={data?.summary ?? null} content={content.summary} />}
      <QuickActions content={content.quickActions} />
      {dashboard.status === 'failed' ? (
        <Box surface="plain" border borderRadius="large">
          <EmptyState
            title={content.failed.title}
            action={
              <Button
                onPress={() => {
                  // The button goes when the host starts to load; the focus must not go with it.
                  title.current?.focus();
                  dashboard.onRetry();
                }}
              >
                {content.failed.retry}
              </Button>
            }
          >
            {content.failed.text}
          </EmptyState>
        </Box>
      ) : (
        <div className={styles.columns} aria-busy={dashboard.status === 'loading'}>
          <div className={styles.main}>
            <OrderTrends
              trend={data?.trends[period] ?? null}
              period={period}
              onPeriodChange={setPeriod}
              chart={chart}
              content={content.trends}
            />
            <RecentOrders orders={data?.recentOrders ?? null} content={content.recentOrders} />
          </div>
          <Card as="section" padding="none" aria-labelledby={activityId} className={styles.activityPanel}>
            <Heading level={2} size="small" id={activityId} className={styles.activityTitle}>
              {content.activity.title}
            </Heading>
            {data ? <RecentActivity activity={data.activity} empty={content.activity.empty} /> : <RowsSkeleton />}
          </Card>
        </div>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  /** Stands at the end of the line with the title. */
  aside?: ReactNode;
  /** What it holds is a landmark of that name already. @default false */
  holdsLandmark?: boolean;
  children: ReactNode;
}

function Section({ title, aside, holdsLandmark = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section {...(!holdsLandmark && { 'aria-labelledby': titleId })} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="small" id={titleId}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface SummaryProps {
  /** The figures; `null` while they load. */
  summary: DashboardSummary | null;
  content: AdminDashboardContent['summary'];
}

function Summary({ summary, content }: SummaryProps) {
  const cards = [
    { words: content.totalOrders, figure: summary && formatCount(summary.totalOrders) },
    { words: content.pendingInquiries, figure: summary && formatCount(summary.pendingInquiries) },
    { words: content.activeQuotations, figure: summary && formatCount(summary.activeQuotations) },
    { words: content.totalRevenue, figure: summary && formatRupeesBriefly(summary.totalRevenue) },
  ];
  return (
    <section aria-label={content.title}>
      <dl className={styles.summary}>
        {cards.map(({ words, figure }) => (
          <div key={words.title} className={styles.card}>
            <dt className={styles.cardTitle}>{words.title}</dt>
            <dd className={styles.cardFigure}>{figure ?? <Skeleton width="5ch" height="1.25em" />}</dd>
            <dd className={styles.cardDescription}>{words.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const actionIcons: Record<'inquiries' | 'quotations' | 'services', LucideIcon> = {
  inquiries: MessageSquareText,
  quotations: FilePlus,
  services: Plus,
};

function QuickActions({ content }: { content: AdminDashboardContent['quickActions'] }) {
  return (
    <Section title={content.title}>
      <Grid as="ul" gap="medium" className={styles.actions}>
        {content.actions.map(({ id, label, href }) => {
          const Icon = actionIcons[id];
          return (
            <li key={id}>
              <Link variant="quiet" href={href} className={styles.action}>
                <span className={styles.actionIcon}>
                  <Icon size={16} aria-hidden="true" />
                </span>
                {label}
                <span className={styles.actionArrow}>
                  <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
                </span>
              </Link>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

type RecentOrder = DashboardData['recentOrders'][number];
type OrderColumn = keyof AdminDashboardContent['recentOrders']['columns'];

const orderColumns: readonly Omit<DataTableColumn<OrderColumn>, 'label'>[] = [
  { id: 'id', width: 7, isMono: true, isRowHeader: true },
  { id: 'pcbName', width: 14, isFlexible: true },
  { id: 'status', width: 9 },
  { id: 'date', width: 8, isMono: true },
];

const renderOrder = (order: RecentOrder, column: OrderColumn) => {
  switch (column) {
    case 'status':
      return <StatusBadge status={order.status} />;
    case 'date':
      return <time dateTime={order.date}>{formatDate(order.date)}</time>;
    default:
      return order[column];
  }
};

interface RecentOrdersProps {
  /** The newest first; `null` while they load. */
  orders: DashboardData['recentOrders'] | null;
  content: AdminDashboardContent['recentOrders'];
}

function RecentOrders({ orders, content }: RecentOrdersProps) {
  const columns = useMemo(
    () => orderColumns.map((column) => ({ ...column, label: content.columns[column.id] })),
    [content],
  );
  return (
    <Section
      title={content.title}
      holdsLandmark={orders !== null}
      aside={
        <Text size="small">
          <Link variant="standalone" href={content.all.href}>
            {content.all.label}
            <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
          </Link>
        </Text>
      }
    >
      {orders ? (
        <DataTable
          aria-label={content.title}
          columns={columns}
          rows={orders}
          renderCell={renderOrder}
          maxHeight="none"
          empty={
            <EmptyState art={<EmptyFootprint />} headingLevel={3} title={content.empty.title}>
              {content.empty.text}
            </EmptyState>
          }
        />
      ) : (
        <Card padding="none">
          <RowsSkeleton />
        </Card>
      )}
    </Section>
  );
}

/** The place of a list while it loads. The page says in words that it does. */
function RowsSkeleton() {
  return (
    <>
      {['85%', '60%', '75%', '90%', '65%'].map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width={width} height="1.25em" />
        </div>
      ))}
    </>
  );
}
