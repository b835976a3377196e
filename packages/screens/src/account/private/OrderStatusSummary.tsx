import { ProcessTrack } from '@pcb/art/ProcessTrack';
import { Badge } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { formatDate } from '../../shared/format/formatDate.ts';
import { type CustomerOrder, flagTones, statusTones } from './customerOrder.ts';
import type { orderStatusContent } from './orderStatus.content.ts';
import * as styles from './OrderStatusSummary.css.ts';

type OrderStatusContent = Omit<typeof orderStatusContent, 'copyId'>;

/** The production step of an order, and its expected or actual dispatch date. */
export function OrderStatusSummary({ order, content }: { order: CustomerOrder; content: OrderStatusContent }) {
  const { status, flag = '', dispatchDate, productionStep } = order;
  const isShipped = status === 'Shipped';
  const step =
    productionStep && !isShipped
      ? content.step(productionStep.number, productionStep.count, productionStep.name)
      : null;
  const day = dispatchDate && (isShipped ? content.dispatched : content.expected)(formatDate(dispatchDate));
  return (
    <>
      {productionStep ? (
        <ProcessTrack
          steps={productionStep.count}
          done={isShipped ? productionStep.count : productionStep.number - 1}
          className={styles.track}
        />
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
