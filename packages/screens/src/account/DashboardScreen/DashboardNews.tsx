import { Badge } from '@pcb/ui/Badge';
import { Card } from '@pcb/ui/Card';
import { CopyButton } from '@pcb/ui/CopyButton';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { formatDate } from '../../shared/format/formatDate.ts';
import { type CustomerOrder, orderHref, statusTones } from '../private/customerOrder.ts';
import { NoRecords } from '../private/NoRecords.tsx';
import type { DashboardContent } from './DashboardScreen.content.ts';
import * as styles from './DashboardScreen.css.ts';
import type { WaitingTask } from './overview.ts';

const maxOrders = 3;

function News({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id} title={title} gap="medium">
      <Card padding="none" className={styles.list}>
        {children}
      </Card>
    </Section>
  );
}

export function LatestOrders({
  orders,
  content,
}: {
  orders: readonly CustomerOrder[];
  content: DashboardContent['latest'];
}) {
  return (
    <News id="latest-orders" title={content.title}>
      {orders.length === 0 ? (
        <NoRecords content={content.none} />
      ) : (
        <Stack elementType="ul" gap="none">
          {orders.slice(0, maxOrders).map(({ id, pcbName, date, status }) => (
            <li key={id} className={styles.row}>
              <div className={styles.rowText}>
                <Text weight="medium">
                  <Link href={orderHref(id)}>{pcbName}</Link>
                </Text>
                <Text elementType="div" size="small" tone="muted" isMono>
                  <span translate="no">{id}</span>
                  <CopyButton label={content.copyId(id)} isLabelHidden isInline value={id} />
                  <span>{`· ${formatDate(date)}`}</span>
                </Text>
              </div>
              <Badge tone={statusTones[status]}>{status}</Badge>
            </li>
          ))}
        </Stack>
      )}
    </News>
  );
}

export function WaitingTasks({
  tasks,
  content,
}: {
  tasks: readonly WaitingTask[];
  content: DashboardContent['waiting'];
}) {
  const { none } = content;
  return (
    <News id="waiting" title={content.title}>
      {tasks.length === 0 ? (
        <EmptyState headingLevel={3} title={none.title}>
          {none.text}
        </EmptyState>
      ) : (
        <Stack elementType="ul" gap="none">
          {tasks.map(({ id, kind, about, due }) => (
            <li key={`${kind}-${id}`} className={styles.row}>
              <div className={styles.rowText}>
                <Link variant="standalone" href={content.tasks[kind].href}>
                  {content.tasks[kind].text(id)}
                </Link>
                <Text size="small" tone="muted">
                  {about}
                </Text>
              </div>
              {due === undefined ? null : (
                <Text size="small" tone="muted" isMono>
                  {content.due(formatDate(due))}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </News>
  );
}

export function NewsSkeleton() {
  return ['orders', 'waiting'].map((list) => (
    <Stack key={list} gap="medium">
      <Skeleton width="12rem" height="1.5rem" />
      <Card padding="large" className={styles.list}>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  ));
}
