import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { OrderInvoicesScreen } from '@pcb/screens/order/OrderInvoicesScreen';
import { useParams } from 'react-router-dom';
import { useRemote } from '../../../../../app/hooks/useRemote.ts';
import type { LoaderArgs } from '../../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import type { Site } from '../../../../../createSite.ts';
import { read } from '../../../../../data/read.ts';
import { requestServer } from '../../../../data/request.ts';
import { usePrinted } from '../../../../hooks/usePrinted.ts';

export const handle: PageHandle = {
  title: 'Invoices',
  description: 'The invoices and credit notes of an order, to print.',
};

const documentsOf = async (number: string) =>
  (await requestServer('GET /api/orders/:number/invoices', { parameters: { number } })).value;

export const loader = (_: Site, { params: { id = '' } }: LoaderArgs) => read(documentsOf(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const documents = useRemote(loaded);
  return (
    <AccountLayout currentHref="/orders">
      <OrderInvoicesScreen
        orderId={`#${id}`}
        documents={documents}
        orderHref={`/orders/details/${id}`}
        {...usePrinted()}
      />
    </AccountLayout>
  );
}
