import { AdminServiceEditScreen, type EditedService } from '@pcb/screens/admin/AdminServiceEditScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { lastSeenList } from '../../../../address/listState.ts';
import type { LoaderArgs } from '../../../../app/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/page.ts';
import { recordOf } from '../../../../app/screenStates.ts';
import { useRetry } from '../../../../app/useRetry.ts';
import { useSite } from '../../../../app/useSite.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';
import { adminEffects } from '../../../../effects/admin.ts';

export const handle: PageHandle = {
  title: 'Admin: edit a service',
  description: 'The details of a service in a form.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.services.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const site = useSite();
  const effects = adminEffects(site);
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList(site, '/admin/services'));
  const save = async (values: EditedService) => {
    if (await effects.saveRecord('Service', () => site.data.services.save(id, values))) backToList();
  };
  return (
    <AdminServiceEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordOf(loaded)}
      onRetry={useRetry()}
      onSave={(values) => void save(values)}
      onCancel={backToList}
    />
  );
}
