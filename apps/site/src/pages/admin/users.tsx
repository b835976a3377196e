import { adminUsersContent, AdminUsersScreen, users } from '@pcb/screens/admin/AdminUsersScreen';
import { useListState } from '../../url/useListState.ts';
import type { LoaderArgs } from '../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useAddRecord } from '../../app/hooks/useAddRecord.ts';
import { useAdminEffects } from '../../app/hooks/useAdminEffects.ts';
import { useRecordList } from '../../app/hooks/useRecordList.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { loadList } from '../../app/routing/loadList.ts';

export const handle: PageHandle = {
  title: `Admin: ${adminUsersContent.title}`,
  description: 'All users with an account: search, add, edit and delete them.',
};

export const loader = ({ data }: Site, args: LoaderArgs) => loadList(users, data.users, args);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const effects = useAdminEffects();
  const { list } = useListState(users);
  const adding = useAddRecord(data.users.add);
  return (
    <AdminUsersScreen
      {...list}
      {...adding}
      {...useRecordList(users, data.users, loaded)}
      onDelete={({ id, name }) => void effects.confirmDelete(name, () => data.users.remove(id))}
    />
  );
}
