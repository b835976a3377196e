import { includesRights } from '@pcb/records/rights';
import { type NewPayment, OrderPaymentScreen } from '@pcb/screens/order/OrderPaymentScreen';
import { useParams, useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../../../../../app/hooks/useIdempotencyKey.ts';
import { useRemoteForm } from '../../../../../app/hooks/useRemoteForm.ts';
import { useSending } from '../../../../../app/hooks/useSending.ts';
import { useRights, useSite } from '../../../../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import { orderHrefs, orderLoader } from '../../../../data/orderLoader.ts';
import { requestServer } from '../../../../data/request.ts';
import { billingMessages } from '../../../../messages/billingMessages.ts';

export const handle: PageHandle = {
  title: 'Admin: payment of an order',
  description: 'The amount due for an order, and its payments.',
};

export const loader = orderLoader('business', (number) =>
  requestServer('GET /api/admin/orders/:number/payment', { parameters: { number } }),
);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id: number = '' } = useParams();
  const { toasts } = useSite();
  const rights = useRights();
  const { sending, send } = useSending();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { revalidate } = useRevalidator();

  const record = async (body: NewPayment) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    const isRecorded = await send(async () => {
      await requestServer('POST /api/admin/orders/:number/payments', { parameters: { number }, headers, body });
    });
    if (!isRecorded) return;
    renewKey();
    toasts.show({ title: billingMessages.recorded, tone: 'success' });
    await revalidate();
  };
  return (
    <OrderPaymentScreen
      orderId={`#${number}`}
      payment={useRemoteForm(loaded)}
      viewer="business"
      orderHref={orderHrefs.business(number)}
      onRecord={includesRights(rights, 'orders') ? (payment) => void record(payment) : undefined}
      sending={sending}
    />
  );
}
