'use client';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { OfferVersion } from '../../order/OfferSheet/offer.ts';
import { adminOfferDialogContent, type AdminOfferDialogContent } from './AdminOfferDialog.content.ts';
import { draftOf, type NewOffer } from './offerDraft.ts';
import { OfferForm } from './OfferForm.tsx';

export { adminOfferDialogContent, type AdminOfferDialogContent } from './AdminOfferDialog.content.ts';
export type { NewOffer } from './offerDraft.ts';

export type OfferTask =
  | { task: 'answer'; inquiry: string; service: string }
  | { task: 'revise'; quotation: string; service: string; latest: OfferVersion | undefined };

export interface AdminOfferDialogProps
  extends Sending<'service' | 'validUntil' | 'terms'>, WithContent<AdminOfferDialogContent> {
  /** What the quotation is for. Change the `key` each time the dialog opens. */
  task: OfferTask;
  /** The initial last day of the offer, as `YYYY-MM-DD`. */
  validUntil: string;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog closes without sending an offer. */
  onClose: () => void;
  /** Called with a valid offer. */
  onSend: (offer: NewOffer) => void;
}

/**
 * The form of a quotation. The customer reads and accepts the quotation in a `QuotationReview`.
 *
 * @example <AdminOfferDialog task={{ task: 'answer', inquiry: '#12', service }} isOpen={isOpen} onSend={send} {...others} />
 */
export function AdminOfferDialog({
  task,
  validUntil,
  isOpen,
  onClose,
  onSend,
  isSaving,
  problems,
  content = adminOfferDialogContent,
}: AdminOfferDialogProps) {
  const isAnswer = task.task === 'answer';
  return (
    <FormDialog
      title={isAnswer ? content.answer(task.inquiry) : content.revise(task.quotation)}
      submitLabel={content.submit}
      cancelLabel={content.cancel}
      isSaving={isSaving}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) => (
        <OfferForm
          id={id}
          isSaving={isSaving}
          problems={problems}
          draft={draftOf(task.service, isAnswer ? undefined : task.latest, validUntil)}
          onSubmit={onSend}
          content={content}
        />
      )}
    </FormDialog>
  );
}
