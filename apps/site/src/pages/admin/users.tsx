import { adminUsersContent, AdminUsersScreen } from '@pcb/screens/admin/AdminUsersScreen';
import { useListState } from '../../address/listState.ts';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { rowsOf } from '../../app/screenStates.ts';
import { useRetry } from '../../app/useRetry.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminUsersContent.title}`,
  description: 'Everybody with an account: find them, add one, edit or delete one.',
};

export const loader = ({ data }: Site) => read(data.users.list());

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const effects = adminEffects(site);
  const { list } = useListState();
  return (
    <AdminUsersScreen
      {...list}
      rows={rowsOf(loaded)}
      onRetry={useRetry()}
      onAdd={(user) => void effects.tell(() => site.data.users.add(user))}
      onDelete={(user) => void effects.deleteUser(user)}
    />
  );
}
