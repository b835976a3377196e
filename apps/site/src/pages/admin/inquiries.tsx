import { adminInquiriesContent, AdminInquiriesScreen, inquiries } from '@pcb/screens/admin/AdminInquiriesScreen';
import { useListState } from '../../url/useListState.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminInquiriesContent.title}`,
  description: 'All customer inquiries: search them, read the details and respond.',
};

export const loader = ({ data }: Site) => read(data.inquiries.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = useAdminEffects();
  const { list, details } = useListState(inquiries);
  return (
    <AdminInquiriesScreen {...list} {...details} rows={useRemote(loaded)} onRespond={({ id }) => effects.respond(id)} />
  );
}
