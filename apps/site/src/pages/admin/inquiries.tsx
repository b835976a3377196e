import { adminInquiriesContent, AdminInquiriesScreen } from '@pcb/screens/admin/AdminInquiriesScreen';
import { adminInquiries } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';
import { useListState } from '../../address/listState.ts';

export const handle: PageHandle = {
  title: titled(`Admin: ${adminInquiriesContent.title}`),
  description: 'What customers ask: find an inquiry, read it, respond to it.',
};

export function Component() {
  const { list, details } = useListState();
  return (
    <AdminInquiriesScreen
      {...list}
      {...details}
      rows={{ status: 'ready', rows: adminInquiries }}
      onRespond={({ id }) => adminEffects.respond(id)}
    />
  );
}
