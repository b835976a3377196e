import { AdminQuotationEditScreen } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { recordToEdit } from '@pcb/screens/admin/records';
import { adminQuotations } from '@pcb/screens/fixtures';
import { useNavigate, useParams } from 'react-router-dom';
import { adminEffects } from '../../../../effects/admin.ts';
import { type PageHandle, titled } from '../../../../app/page.ts';
import { lastSeenList } from '../../../../address/listState.ts';

export const handle: PageHandle = {
  title: titled('Admin: edit a quotation'),
  description: 'The details of a quotation in a form.',
};

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const backToList = () => void navigate(lastSeenList('/admin/quotations'));
  return (
    <AdminQuotationEditScreen
      // Each record has a form of its own.
      key={id}
      record={recordToEdit({ status: 'ready', rows: adminQuotations }, id)}
      onSave={() => {
        adminEffects.saveRecord('Quotation');
        backToList();
      }}
      onCancel={backToList}
    />
  );
}
