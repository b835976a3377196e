import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { OrderScreen } from '@pcb/screens/account/OrderScreen';
import { OrderHistorySection } from '#build/OrderHistorySection.tsx';
import { useRemoteForm } from '../../../../app/hooks/useRemoteForm.ts';
import type { LoaderArgs } from '../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/routing/page.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';
import { useOwnBoards, withBoards } from '../../../../services/useOwnBoards.ts';

export const handle: PageHandle = {
  title: 'Order',
  description: 'How far an order is, what was ordered and what it costs.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.orderDetails.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const order = useRemoteForm(loaded);
  const boards = useOwnBoards();
  const [shown] = order.status === 'ready' && order.value ? withBoards([order.value], boards) : [];
  return (
    <AccountLayout currentHref="/orders">
      <OrderScreen
        order={shown && order.status === 'ready' ? { ...order, value: shown } : order}
        history={shown ? <OrderHistorySection key={shown.id} id={shown.id} viewer="customer" /> : null}
      />
    </AccountLayout>
  );
}
