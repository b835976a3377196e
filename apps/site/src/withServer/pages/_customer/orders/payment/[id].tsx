import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { OrderPaymentScreen } from '@pcb/screens/order/OrderPaymentScreen';
import { useParams } from 'react-router-dom';
import { useRemote } from '../../../../../app/hooks/useRemote.ts';
import { useSending } from '../../../../../app/hooks/useSending.ts';
import type { LoaderArgs } from '../../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import type { Site } from '../../../../../createSite.ts';
import { read } from '../../../../../data/read.ts';
import { requestServer } from '../../../../data/request.ts';

export const handle: PageHandle = {
  title: 'Payment',
  description: 'The amount due for an order, how to pay it, and its payments.',
};

const paymentOf = async (number: string) =>
  (await requestServer('GET /api/orders/:number/payment', { parameters: { number } })).value;

export const loader = (_: Site, { params: { id = '' } }: LoaderArgs) => read(paymentOf(id));

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
        orderHref={`/orders/details/${id}`}
        onPayOnline={() => void send(payOnline)}
        sending={sending}
      />
    </AccountLayout>
  );
}
