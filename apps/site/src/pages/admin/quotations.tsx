import { adminQuotationsContent, AdminQuotationsScreen } from '@pcb/screens/admin/AdminQuotationsScreen';
import { adminQuotations } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useListState } from '../../address/listState.ts';

export const handle: PageHandle = {
  title: titled(`Admin: ${adminQuotationsContent.title}`),
  description: 'Every quotation: find it, see its details, change its status, export what is shown.',
};

export function Component() {
  const { list, details } = useListState();
  return (
    <AdminQuotationsScreen
      {...list}
      {...details}
      rows={{ status: 'ready', rows: adminQuotations }}
      onStatusChange={({ id }, status) => adminEffects.confirmStatus(id, status)}
      onExport={adminEffects.download}
    />
  );
}
