import { AdminQuotationEditScreen, type EditedQuotation } from '@pcb/screens/admin/AdminQuotationEditScreen';
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
  title: 'Admin: edit a quotation',
  description: 'The details of a quotation in a form.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.quotations.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const site = useSite();
  const effects = adminEffects(site);
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList(site, '/admin/quotations'));
  const save = async (values: EditedQuotation) => {
    if (await effects.saveRecord('Quotation', () => site.data.quotations.save(id, values))) backToList();
  };
  return (
    <AdminQuotationEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordOf(loaded)}
      onRetry={useRetry()}
      onSave={(values) => void save(values)}
      onCancel={backToList}
    />
  );
}
