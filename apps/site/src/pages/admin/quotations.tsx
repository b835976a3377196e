import { adminQuotationsContent, AdminQuotationsScreen } from '@pcb/screens/admin/AdminQuotationsScreen';
import { useListState } from '../../address/listState.ts';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { rowsOf } from '../../app/screenStates.ts';
import { useRetry } from '../../app/useRetry.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminQuotationsContent.title}`,
  description: 'Every quotation: find it, see its details, change its status, export what is shown.',
};

export const loader = ({ data }: Site) => read(data.quotations.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = adminEffects(useSite());
  const { list, details } = useListState();
  return (
    <AdminQuotationsScreen
      {...list}
      {...details}
      rows={rowsOf(loaded)}
      onRetry={useRetry()}
      onStatusChange={({ id }, status) => void effects.setQuotationStatus(id, status)}
      onExport={effects.download}
    />
  );
}
