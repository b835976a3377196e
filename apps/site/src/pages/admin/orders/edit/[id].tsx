import { AdminOrderEditScreen, type EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
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
  title: 'Admin: edit an order',
  description: 'The details of an order in a form.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.orders.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const site = useSite();
  const effects = adminEffects(site);
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList(site, '/admin/orders'));
  const save = async (values: EditedOrder) => {
    if (await effects.saveRecord('Order', () => site.data.orders.save(id, values))) backToList();
  };
  return (
    <AdminOrderEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordOf(loaded)}
      onRetry={useRetry()}
      onSave={(values) => void save(values)}
      onCancel={backToList}
    />
  );
}
