import { services as servicesKind } from '@pcb/records/services';
import { AdminServiceEditScreen, type EditedService } from '@pcb/screens/admin/AdminServiceEditScreen';
import { useParams } from 'react-router-dom';
import type { LoaderArgs } from '../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/routing/page.ts';
import { useRecordEditor } from '../../../../app/hooks/useRecordEditor.ts';
import { useRemoteForm } from '../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../app/hooks/useSite.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: edit a service',
  description: 'Change the details of a service.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.services.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const { services } = useSite().data;
  const editor = useRecordEditor(servicesKind, (values: EditedService) => services.save(id, values));
  return <AdminServiceEditScreen record={useRemoteForm(loaded)} {...editor} />;
}
