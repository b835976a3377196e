import { adminQuotationsContent, AdminQuotationsScreen, quotations } from '@pcb/screens/admin/AdminQuotationsScreen';
import { useListState } from '../../url/useListState.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { downloadCsv } from '../../effects/downloadFile.ts';
import { useRecordList } from '../../app/hooks/useRecordList.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { loadList } from '../../app/routing/loadList.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminQuotationsContent.title}`,
  description: 'All quotations: search them, view details, change the status and export them as CSV.',
};

export const loader = ({ data }: Site, args: LoaderArgs) => loadList(quotations, data.quotations, args);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list, details } = useListState(quotations);
  return (
    <AdminQuotationsScreen
      {...list}
      {...details}
      {...useRecordList(quotations, data.quotations, loaded, details.openRecord)}
      onStatusChange={({ id }, status) =>
        void effects.confirmStatus(id, status, () => data.quotations.setStatus(id, status))
      }
      onExport={downloadCsv}
    />
  );
}
