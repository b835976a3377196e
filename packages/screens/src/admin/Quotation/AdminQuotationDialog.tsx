'use client';
import type { QuotationVersion } from '../../order/QuotationSheet/quotation.ts';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { adminQuotationDialogContent, type AdminQuotationDialogContent } from './AdminQuotationDialog.content.ts';
import { draftOf, type NewQuotation } from './quotationDraft.ts';
import { QuotationForm } from './QuotationForm.tsx';

export { adminQuotationDialogContent, type AdminQuotationDialogContent } from './AdminQuotationDialog.content.ts';
export type { NewQuotation } from './quotationDraft.ts';

export type QuotationTask =
  | { task: 'answer'; inquiry: string; service: string }
  | { task: 'revise'; quotation: string; service: string; latest: QuotationVersion | undefined };

export interface AdminQuotationDialogProps
  extends Sending<'service' | 'validUntil' | 'terms'>, WithContent<AdminQuotationDialogContent> {
  /** What the quotation is for. Change the `key` each time the dialog opens. */
  task: QuotationTask;
  /** The initial last day of the quotation, as `YYYY-MM-DD`. */
  validUntil: string;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog closes without sending a quotation. */
  onClose: () => void;
  /** Called with a valid quotation. */
  onSend: (quotation: NewQuotation) => void;
}

/**
 * The form of a quotation. The customer reads and accepts the quotation in a `QuotationReview`.
 *
 * @example <AdminQuotationDialog task={{ task: 'answer', inquiry: '#12', service }} isOpen={isOpen} onSend={send} {...others} />
 */
export function AdminQuotationDialog({
  task,
  validUntil,
  isOpen,
  onClose,
  onSend,
  isSaving,
  problems,
  content = adminQuotationDialogContent,
}: AdminQuotationDialogProps) {
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
        <QuotationForm
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
