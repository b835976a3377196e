import { adminServicesContent, AdminServicesScreen } from '@pcb/screens/admin/AdminServicesScreen';
import { adminServices } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useListState } from '../../address/listState.ts';

export const handle: PageHandle = {
  title: titled(`Admin: ${adminServicesContent.title}`),
  description: 'What is offered, with its price and its status.',
};

export function Component() {
  const { list } = useListState();
  return (
    <AdminServicesScreen
      {...list}
      rows={{ status: 'ready', rows: adminServices }}
      onAdd={() => {}}
      onDelete={({ name }) => adminEffects.confirmDelete(name)}
    />
  );
}
