import { quotations as quotationsKind } from '@pcb/records/quotations';
import { AdminQuotationEditScreen, type EditedQuotation } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { useParams } from 'react-router-dom';
import type { LoaderArgs } from '../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../app/routing/page.ts';
import { useRecordEditor } from '../../../../app/hooks/useRecordEditor.ts';
import { useRemoteForm } from '../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../app/hooks/useSite.ts';
import type { Site } from '../../../../createSite.ts';
import { read } from '../../../../data/read.ts';

export const handle: PageHandle = {
  title: 'Admin: edit a quotation',
  description: 'Change the details of a quotation.',
};

export const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(data.quotations.find(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id = '' } = useParams();
  const { quotations } = useSite().data;
  const editor = useRecordEditor(quotationsKind, (values: EditedQuotation) => quotations.save(id, values));
  return <AdminQuotationEditScreen record={useRemoteForm(loaded)} {...editor} />;
}
