import { quotations } from '@pcb/records/quotations';
import { AdminQuotationEditScreen } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { AdminQuotationReview } from '#build/AdminQuotationReview.tsx';
import { recordEditPage } from '../../../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordEditPage({
  kind: quotations,
  recordsIn: (data) => data.quotations,
  Screen: (props) => {
    const quotation = props.record.status === 'ready' ? props.record.value : undefined;
    return (
      <AdminQuotationEditScreen
        {...props}
        review={quotation && <AdminQuotationReview key={quotation.id} id={quotation.id} />}
      />
    );
  },
});
