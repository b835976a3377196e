'use client';
import { ProcessTrace } from '@pcb/art/ProcessTrace';
import { Badge } from '@pcb/ui/Badge';
import { Card } from '@pcb/ui/Card';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useRef } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';
import * as styles from './CustomerOrders.css.ts';
import { type CustomerOrder, statusTones } from './customerOrder.ts';
import { NoOrders } from './NoOrders.tsx';

export { customerOrdersContent, type CustomerOrdersContent } from './CustomerOrders.content.ts';

export interface CustomerOrdersProps extends WithContent<CustomerOrdersContent> {
  /** The orders of the customer, the newest first. */
  orders: Remote<readonly CustomerOrder[]>;
}

function Order({ order, content }: { order: CustomerOrder; content: CustomerOrdersContent }) {
  const { id, pcbName, date, status, dispatchDate, progress } = order;
  const isShipped = status === 'Shipped';
  const step = progress && !isShipped ? content.step(progress.step, progress.of, progress.name) : null;
  const day = dispatchDate && (isShipped ? content.dispatched : content.expected)(dispatchDate);
  return (
    <li className={styles.order}>
      <BoardArt variant="assembly" seed={id} aspect={4 / 3} />
      <Stack gap="xsmall">
        <Text weight="medium">{pcbName}</Text>
        <Text elementType="div" size="small" tone="muted" isMono>
          <span translate="no">{id}</span>
          <CopyButton label={content.copyId(id)} isLabelHidden value={id} className={styles.copy} />
          <span>{`· ${content.ordered(date)}`}</span>
        </Text>
      </Stack>
      <Stack gap="xsmall" className={styles.progress}>
        {progress ? (
          <ProcessTrace
            steps={progress.of}
            done={isShipped ? progress.of : progress.step - 1}
            className={styles.trace}
          />
        ) : null}
        <Inline gap="small">
          <Badge tone={statusTones[status]}>{status}</Badge>
          <Text size="small">{step ?? day}</Text>
        </Inline>
        {step === null ? null : (
          <Text size="small" tone="muted">
            {day}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/**
 * The orders of a customer, each with its board and how far it is in production. For the three latest beside other news,
 * the dashboard has its own list.
 *
 * @example <SearchFormScreen form={searchForms.orders} above={<CustomerOrders orders={orders} />} />
 */
export function CustomerOrders({ orders, content = customerOrdersContent }: CustomerOrdersProps) {
  useRemoteAnnouncement(orders, content);
  const section = useRef<HTMLDivElement>(null);
  return (
    <Section title={content.title} gap="medium">
      <div ref={section} tabIndex={-1} aria-busy={orders.status === 'loading' || busyIfStale(orders)}>
        {orders.status === 'failed' ? (
          <LoadFailed copy={content.failed} headingLevel={3} onRetry={orders.onRetry} focusOnRetry={section} />
        ) : orders.status === 'loading' ? (
          <Card>
            <Skeleton lines={6} />
          </Card>
        ) : orders.value.length === 0 ? (
          <Card padding="none">
            <NoOrders content={content.none} />
          </Card>
        ) : (
          <Card padding="none">
            <Stack elementType="ul" gap="none">
              {orders.value.map((order) => (
                <Order key={order.id} order={order} content={content} />
              ))}
            </Stack>
          </Card>
        )}
      </div>
    </Section>
  );
}
