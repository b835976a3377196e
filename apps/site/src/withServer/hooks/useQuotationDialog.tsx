import { numberOf } from '@pcb/records/numberOf';
import { AdminQuotationDialog, type NewQuotation, type QuotationTask } from '@pcb/screens/admin/AdminQuotationDialog';
import { useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../../app/hooks/useIdempotencyKey.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { requestServer } from '../data/request.ts';
import { quotationMessages } from '../messages/quotationMessages.ts';
import { validUntilOf } from '../validUntil.ts';
import { useTask } from './useTask.ts';

/** The form of a quotation, which answers an inquiry or is a new version. @param onSent Called after it was sent. */
export function useQuotationDialog(onSent = () => {}) {
  const { brand } = useSite();
  const { revalidate } = useRevalidator();
  const { open, close, finish, send, dialog, key } = useTask<QuotationTask>();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const request = (task: QuotationTask, body: NewQuotation) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return task.task === 'answer'
      ? requestServer('POST /api/admin/inquiries/:number/quotations', {
          parameters: { number: numberOf(task.inquiry) },
          body,
          headers,
        })
      : requestServer('POST /api/admin/quotations/:number/versions', {
          parameters: { number: numberOf(task.quotation) },
          body,
          headers,
        });
  };
  const sendAndClose = async (task: QuotationTask, body: NewQuotation) => {
    if (!(await send(async () => void (await request(task, body))))) return;
    finish(quotationMessages.sent);
    onSent();
    void revalidate();
  };
  return {
    open: (task: QuotationTask) => {
      renewKey();
      open(task);
    },
    dialog: dialog && (
      <AdminQuotationDialog
        key={key}
        {...dialog}
        validUntil={validUntilOf(brand)}
        onClose={close}
        onSend={(body) => void sendAndClose(dialog.task, body)}
      />
    ),
  };
}
