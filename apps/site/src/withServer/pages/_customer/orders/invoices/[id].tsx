import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { OrderInvoicesScreen } from '@pcb/screens/order/OrderInvoicesScreen';
import { useParams } from 'react-router-dom';
import { useRemote } from '../../../../../app/hooks/useRemote.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import { orderHrefs, orderLoader } from '../../../../data/orderLoader.ts';
import { requestServer } from '../../../../data/request.ts';
import { usePrinted } from '../../../../hooks/usePrinted.ts';

export const handle: PageHandle = {
  title: 'Invoices',
  description: 'The invoices and credit notes of an order, to print.',
};

export const loader = orderLoader('customer', (number) =>
  requestServer('GET /api/orders/:number/invoices', { parameters: { number } }),
);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const documents = useRemote(loaded);
  return (
    <AccountLayout currentHref="/orders">
      <OrderInvoicesScreen
        orderId={`#${id}`}
        documents={documents}
        orderHref={orderHrefs.customer(id)}
        {...usePrinted()}
      />
    </AccountLayout>
  );
}
