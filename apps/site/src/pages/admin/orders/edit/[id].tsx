import { orders as ordersKind } from '@pcb/records/orders';
import { AdminOrderEditScreen, type EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import { useParams } from 'react-router-dom';
import type { LoaderArgs } from '../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/routing/page.ts';
import { useRecordEditor } from '../../../../app/hooks/useRecordEditor.ts';
import { useRemoteForm } from '../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../app/hooks/useSite.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: edit an order',
  description: 'Change the details of an order.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.orders.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const { orders } = useSite().data;
  const editor = useRecordEditor(ordersKind, (values: EditedOrder) => orders.save(id, values));
  return <AdminOrderEditScreen record={useRemoteForm(loaded)} {...editor} />;
}
