import { adminOrdersContent, AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { useListState } from '../../address/listState.ts';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { rowsOf } from '../../app/screenStates.ts';
import { useRetry } from '../../app/useRetry.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminOrdersContent.title}`,
  description: 'Every order: find it, see its details, change its status, export what is shown.',
};

export const loader = ({ data }: Site) => read(data.orders.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = adminEffects(useSite());
  const { list, details } = useListState();
  return (
    <AdminOrdersScreen
      {...list}
      {...details}
      rows={rowsOf(loaded)}
      onRetry={useRetry()}
      onStatusChange={({ id }, status) => void effects.setOrderStatus(id, status)}
      onExport={effects.download}
    />
  );
}
