import { numberOf } from '@pcb/records/numberOf';
import { AdminOfferDialog, type OfferTask } from '@pcb/screens/admin/AdminOfferDialog';
import { useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../app/hooks/useIdempotencyKey.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { offerMessages } from './messages/offerMessages.ts';
import { requestServer } from './data/request.ts';
import { useTask } from './hooks/useTask.ts';
import { validUntilOf } from './validUntil.ts';

/** 'Respond' opens the form of a quotation. */
export function useRespond(_: unknown) {
  const { brand } = useSite();
  const { revalidate } = useRevalidator();
  const { open, close, finish, send, dialog, key } = useTask<Extract<OfferTask, { task: 'answer' }>>();
  const [{ idempotencyKey }, renewKey] = useIdempotencyKey();
  return {
    respond: ({ id, subject }: { id: string; subject: string }) => {
      renewKey();
      open({ task: 'answer', inquiry: id, service: subject });
    },
    dialog: dialog && (
      <AdminOfferDialog
        key={key}
        {...dialog}
        validUntil={validUntilOf(brand)}
        onClose={close}
        onSend={(offer) =>
          void send(async () => {
            await requestServer('POST /api/admin/inquiries/:number/quotations', {
              parameters: { number: numberOf(dialog.task.inquiry) },
              body: offer,
              headers: { 'Idempotency-Key': idempotencyKey },
            });
          }).then((isSent) => {
            if (!isSent) return;
            finish(offerMessages.sent);
            void revalidate();
          })
        }
      />
    ),
  };
}
