'use client';
import { paise } from '@pcb/quoting/money';
import type { Side } from '@pcb/records/orderSteps';
import { Button } from '@pcb/ui/Button';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { Section } from '../../shared/components/Section.tsx';
import { formatDate } from '../../shared/format/formatDate.ts';
import { columnFormat } from '../../shared/format/money.ts';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import * as rowValueStyles from '../../shared/styles/rowValue.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { HowToPay } from './HowToPay.tsx';
import type { NewPayment, OrderPayment } from './orderPayment.ts';
import { orderPaymentContent, type OrderPaymentContent } from './OrderPaymentScreen.content.ts';
import { RecordPayment } from './RecordPayment.tsx';

export { type NewPayment, type OrderPayment, type PaymentMethod, paymentMethods } from './orderPayment.ts';
export { orderPaymentContent, type OrderPaymentContent } from './OrderPaymentScreen.content.ts';

export interface OrderPaymentScreenProps extends WithContent<OrderPaymentContent> {
  /** The id of the order: '#1234'. */
  orderId: string;
  /** The amount due, how to pay it, and the payments so far. */
  payment: Remote<OrderPayment>;
  /** The page of the order. */
  orderHref: string;
  /** Whether the page is in the portal or in the admin area. @default 'customer' */
  viewer?: Side;
  /** Called when 'Pay online' is pressed. Open the page of the payment provider. @default no button */
  onPayOnline?: (() => void) | undefined;
  /** Called with a receipt or refund. Pass it for administrators who may record payments. @default no form */
  onRecord?: ((payment: NewPayment) => void) | undefined;
  /** The state of either submission. @default {} */
  sending?: Sending;
}

/**
 * The amount due for an order, how to pay it and the payments so far. Administrators record payments here.
 *
 * @example <OrderPaymentScreen orderId="#1234" payment={payment} orderHref="/orders/details/1234" />
 */
export function OrderPaymentScreen({
  orderId,
  payment,
  orderHref,
  viewer = 'customer',
  onPayOnline,
  onRecord,
  sending = {},
  content = orderPaymentContent,
}: OrderPaymentScreenProps) {
  return (
    <DetailPage
      data={payment}
      back={{ href: orderHref, label: content.back }}
      title={content.title(orderId)}
      viewer={viewer}
      content={content}
    >
      {(value) => (
        <>
          <Sums payment={value} content={content.sums} />
          {onRecord ? (
            <RecordPayment
              key={value.payments.length}
              balance={value.balance}
              onRecord={onRecord}
              sending={sending}
              content={content}
            />
          ) : null}
          {value.isOnline && onPayOnline ? (
            <Stack gap="medium" align="start">
              <Button size="large" isPending={sending.isSaving ?? false} onPress={onPayOnline}>
                {content.payOnline}
              </Button>
              <ProblemNote text={sending.problems?.general} />
            </Stack>
          ) : null}
          {value.balance > 0 ? <HowToPay orderId={orderId} payment={value} content={content} /> : null}
          <Payments payment={value} content={content} />
        </>
      )}
    </DetailPage>
  );
}

interface SumsProps {
  payment: OrderPayment;
  content: OrderPaymentContent['sums'];
}

function Sums({ payment: { due, paid, balance }, content }: SumsProps) {
  const left = paise(Math.abs(balance));
  const format = columnFormat([due, paid, left]);
  return (
    <Section title={content.title} gap="medium">
      <DefinitionList
        items={[
          { id: 'due', label: content.due, value: format(due) },
          { id: 'paid', label: content.paid, value: format(paid) },
          { id: 'balance', label: balance < 0 ? content.overpaid : content.balance, value: format(left) },
        ]}
      />
    </Section>
  );
}

function Payments({ payment: { payments }, content }: { payment: OrderPayment; content: OrderPaymentContent }) {
  const copy = content.payments;
  const format = columnFormat(payments.map(({ amount }) => paise(amount)));
  return (
    <Section title={copy.title} gap="medium">
      {payments.length === 0 ? <Text tone="muted">{copy.none}</Text> : null}
      {payments.length > 0 ? (
        <Stack elementType="ul" gap="small">
          {payments.map(({ id, amount, method, reference, date }) => (
            <li key={id}>
              <Inline justify="space-between" align="baseline" gap="large">
                <span>
                  {copy[amount < 0 ? 'refunded' : 'received'](formatDate(date), content.methods[method], reference)}
                </span>
                <span className={rowValueStyles.rowAmount}>{format(paise(amount))}</span>
              </Inline>
            </li>
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}
