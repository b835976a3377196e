'use client';
import { Box } from '@pcb/ui/Box';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useControllable } from '@pcb/ui/useControllable';
import { useId } from 'react';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { RemotePage } from '../private/RemotePage.tsx';
import { adminDashboardContent, type AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardData, TrendPeriod } from './dashboard.ts';
import { OrderTrends } from './OrderTrends.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { Summary } from './Summary.tsx';
import { WorkList } from './WorkList.tsx';

export { adminDashboardContent, type AdminDashboardContent } from './AdminDashboardScreen.content.ts';
export {
  type DashboardActivity,
  type DashboardData,
  type DashboardSummary,
  type DashboardWork,
  type OrderTrend,
  type TrendPeriod,
  trendPeriods,
  type TrendPoint,
} from './dashboard.ts';

export interface AdminDashboardScreenProps extends WithContent<AdminDashboardContent> {
  /** The figures, the chart and the latest events. */
  dashboard: Remote<DashboardData>;
  /** The period of the chart. If omitted, the page keeps its own, initially 'year'. */
  period?: TrendPeriod;
  /** Called when another period is selected for the chart. */
  onPeriodChange?: (period: TrendPeriod) => void;
}

/**
 * The admin dashboard, inside `AdminLayout`: summary figures, quick actions, order chart, recent orders and activity.
 *
 * @example <AdminDashboardScreen dashboard={{ status: 'ready', value: { summary, trends, recentOrders, activity } }} />
 */
export function AdminDashboardScreen({
  dashboard,
  period: givenPeriod,
  onPeriodChange,
  content = adminDashboardContent,
}: AdminDashboardScreenProps) {
  const [period, setPeriod] = useControllable<TrendPeriod>(givenPeriod, 'year', onPeriodChange);
  const activityId = useId();
  const data = dashboard.status === 'ready' ? dashboard.value : null;

  return (
    <RemotePage data={dashboard} content={content}>
      {(failed) => (
        <Stack gap="xlarge">
          {failed ? null : <Summary summary={data?.summary ?? null} content={content.summary} />}
          {data?.work ? <WorkList work={data.work} content={content.work} /> : null}
          <QuickActions content={content.quickActions} />
          {failed ?? (
            <div className={styles.columns} aria-busy={data === null || busyIfStale(dashboard)}>
              <Stack gap="xlarge" className={styles.main}>
                <OrderTrends
                  trend={data?.trends[period] ?? null}
                  period={period}
                  onPeriodChange={setPeriod}
                  content={content.trends}
                />
                <RecentOrders orders={data?.recentOrders ?? null} content={content.recentOrders} />
              </Stack>
              <Card elementType="section" padding="none" aria-labelledby={activityId} className={styles.activityPanel}>
                <Box padding="large" className={styles.activityHead}>
                  <Heading level={2} size="small" id={activityId}>
                    {content.activity.title}
                  </Heading>
                </Box>
                {data ? <RecentActivity activity={data.activity} empty={content.activity.empty} /> : <RowsSkeleton />}
              </Card>
            </div>
          )}
        </Stack>
      )}
    </RemotePage>
  );
}
