'use client';
import { maxLength } from '@pcb/records/limits';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { OrderInvoicesContent } from './OrderInvoicesScreen.content.ts';

interface CreditNoteDialogProps {
  /** The number of the invoice. */
  invoice: string;
  isOpen: boolean;
  onClose: () => void;
  onCredit: (reason: string) => void;
  sending: Sending;
  content: OrderInvoicesContent['credit'];
}

export function CreditNoteDialog({ invoice, isOpen, onClose, onCredit, sending, content }: CreditNoteDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={content.title}
      submitLabel={content.submit}
      cancelLabel={content.cancel}
      isSaving={sending.isSaving}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(id) => (
        <SendingForm {...sending} id={id} values={reason} onSubmit={() => onCredit(reason.trim())}>
          <Text>{content.lead(invoice)}</Text>
          <TextField
            name="reason"
            label={content.reason}
            description={content.reasonHelp}
            isRequired
            maxLength={maxLength.line}
            value={reason}
            onChange={setReason}
          />
        </SendingForm>
      )}
    </FormDialog>
  );
}
