import { ProcessTrace } from '@pcb/art/ProcessTrace';
import { Badge } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { formatDate } from '../../shared/format/formatDate.ts';
import { type CustomerOrder, flagTones, statusTones } from '../CustomerOrders/customerOrder.ts';
import type { CustomerOrdersContent } from '../CustomerOrders/CustomerOrders.content.ts';
import * as styles from './OrderProgress.css.ts';

type OrderProgressContent = Pick<CustomerOrdersContent, 'step' | 'dispatched' | 'expected' | 'flags'>;

/** The production step of an order, and its expected or actual dispatch date. */
export function OrderProgress({ order, content }: { order: CustomerOrder; content: OrderProgressContent }) {
  const { status, flag = '', dispatchDate, progress } = order;
  const isShipped = status === 'Shipped';
  const step = progress && !isShipped ? content.step(progress.step, progress.of, progress.name) : null;
  const day = dispatchDate && (isShipped ? content.dispatched : content.expected)(formatDate(dispatchDate));
  return (
    <>
      {progress ? (
        <ProcessTrace steps={progress.of} done={isShipped ? progress.of : progress.step - 1} className={styles.trace} />
      ) : null}
      <Inline gap="small">
        {flag === 'Cancelled' ? null : <Badge tone={statusTones[status]}>{status}</Badge>}
        {flag === '' ? null : <Badge tone={flagTones[flag]}>{content.flags[flag]}</Badge>}
        <Text size="small">{step ?? day}</Text>
      </Inline>
      {step === null ? null : (
        <Text size="small" tone="muted">
          {day}
        </Text>
      )}
    </>
  );
}
