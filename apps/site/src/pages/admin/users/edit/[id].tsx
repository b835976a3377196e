import { users as usersKind } from '@pcb/records/users';
import { AdminUserEditScreen, type EditedUser } from '@pcb/screens/admin/AdminUserEditScreen';
import { useParams } from 'react-router-dom';
import type { LoaderArgs } from '../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/routing/page.ts';
import { useRecordEditor } from '../../../../app/hooks/useRecordEditor.ts';
import { useRemoteForm } from '../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../app/hooks/useSite.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: edit a user',
  description: 'Change the details of a user.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.users.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const { users } = useSite().data;
  const editor = useRecordEditor(usersKind, (values: EditedUser) => users.save(id, values));
  return <AdminUserEditScreen record={useRemoteForm(loaded)} {...editor} />;
}
