import { adminInquiriesContent, AdminInquiriesScreen, inquiries } from '@pcb/screens/admin/AdminInquiriesScreen';
import { useListState } from '../../url/useListState.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { useRecordList } from '../../app/hooks/useRecordList.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { loadList } from '../../app/routing/loadList.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminInquiriesContent.title}`,
  description: 'All customer inquiries: search them, read the details and respond.',
};

export const loader = ({ data }: Site, args: LoaderArgs) => loadList(inquiries, data.inquiries, args);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list, details } = useListState(inquiries);
  return (
    <AdminInquiriesScreen
      {...list}
      {...details}
      {...useRecordList(inquiries, data.inquiries, loaded, details.openRecord)}
      onRespond={({ id }) => effects.respond(id)}
    />
  );
}
