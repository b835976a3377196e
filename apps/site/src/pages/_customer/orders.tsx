import { CustomerOrders } from '@pcb/screens/account/CustomerOrders';
import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import { CustomerSearchPage } from '../../app/frames/CustomerSearchPage.tsx';
import { useRemote } from '../../app/hooks/useRemote.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { useOwnBoards, withBoards } from '../../services/useOwnBoards.ts';

const form = searchForms.orders;

export const handle: PageHandle = { title: form.title, description: form.lead, hasMainAction: true };

export const loader = ({ data }: Site) => read(data.overview.read());

/** The orders, above the specified search, which does not find them in the demonstration. */
export function Component({ loaded }: PageProps<typeof loader>) {
  const overview = useRemote(loaded);
  const boards = useOwnBoards();
  const isReady = overview.status === 'ready';
  const orders = isReady ? { ...overview, value: withBoards(overview.value.latestOrders, boards) } : overview;
  const hasMore = isReady && (overview.value.counts.orders ?? 0) > overview.value.latestOrders.length;
  return <CustomerSearchPage form={form} path="/orders" above={<CustomerOrders orders={orders} hasMore={hasMore} />} />;
}
