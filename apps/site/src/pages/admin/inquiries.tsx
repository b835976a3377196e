import { adminInquiriesContent, AdminInquiriesScreen } from '@pcb/screens/admin/AdminInquiriesScreen';
import { useListState } from '../../address/listState.ts';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { rowsOf } from '../../app/screenStates.ts';
import { useRetry } from '../../app/useRetry.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminInquiriesContent.title}`,
  description: 'What customers ask: find an inquiry, read it, respond to it.',
};

export const loader = ({ data }: Site) => read(data.inquiries.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = adminEffects(useSite());
  const { list, details } = useListState();
  return (
    <AdminInquiriesScreen
      {...list}
      {...details}
      rows={rowsOf(loaded)}
      onRetry={useRetry()}
      onRespond={({ id }) => effects.respond(id)}
    />
  );
}
