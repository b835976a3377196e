import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { OrderPaymentScreen } from '@pcb/screens/order/OrderPaymentScreen';
import { useParams } from 'react-router-dom';
import { useRemote } from '../../../../../app/hooks/useRemote.ts';
import { useSending } from '../../../../../app/hooks/useSending.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import { orderHrefs, orderLoader } from '../../../../data/orderLoader.ts';
import { requestServer } from '../../../../data/request.ts';

export const handle: PageHandle = {
  title: 'Payment',
  description: 'The amount due for an order, how to pay it, and its payments.',
};

export const loader = orderLoader('customer', (number) =>
  requestServer('GET /api/orders/:number/payment', { parameters: { number } }),
);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const { sending, send } = useSending();
  const payOnline = async () => {
    const { value } = await requestServer('POST /api/orders/:number/online-payments', { parameters: { number: id } });
    window.location.assign(value.url);
  };
  return (
    <AccountLayout currentHref="/invoices">
      <OrderPaymentScreen
        orderId={`#${id}`}
        payment={useRemote(loaded)}
        orderHref={orderHrefs.customer(id)}
        onPayOnline={() => void send(payOnline)}
        sending={sending}
      />
    </AccountLayout>
  );
}
