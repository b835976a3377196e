'use client';
import { maxLength } from '@pcb/records/limits';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { TextArea } from '@pcb/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import { useReopenedDialog } from '../../shared/hooks/useReopenedDialog.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import type { QuotationVersion } from '../QuotationSheet/quotation.ts';
import type { QuotationReviewCopy } from './QuotationReview.content.ts';

interface QuotationDecisionProps {
  version: QuotationVersion;
  acceptHref: string;
  /** Resolves to whether the quotation was declined; if not, `deciding` has the reason. */
  onDecline: (version: number, reason: string) => Promise<boolean>;
  deciding: Sending;
  content: QuotationReviewCopy;
}

/** The buttons to accept and to decline. */
export function QuotationDecision({ version, acceptHref, onDecline, deciding, content }: QuotationDecisionProps) {
  const { dialog, open, close } = useReopenedDialog<'decline'>();
  const decline = async (reason: string) => {
    if (await onDecline(version.version, reason)) close();
  };
  return (
    <>
      <Inline gap="small">
        <ButtonLink href={acceptHref}>{content.accept}</ButtonLink>
        <Button variant="outline" tone="neutral" onPress={() => open('decline')}>
          {content.decline.button}
        </Button>
      </Inline>
      {dialog ? (
        <FormDialog
          key={dialog.key}
          title={content.decline.title}
          submitLabel={content.decline.submit}
          cancelLabel={content.dismiss}
          isSaving={deciding.isSaving}
          isOpen={dialog.isOpen}
          onClose={close}
        >
          {(id) => <ReasonForm id={id} label={content.decline.reason} deciding={deciding} onDecline={decline} />}
        </FormDialog>
      ) : null}
    </>
  );
}

interface ReasonFormProps {
  id: string;
  label: string;
  deciding: Sending;
  onDecline: (reason: string) => Promise<void>;
}

function ReasonForm({ id, label, deciding, onDecline }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  return (
    <SendingForm id={id} {...deciding} values={reason} onSubmit={() => void onDecline(reason)}>
      <TextArea name="reason" label={label} maxLength={maxLength.lines} value={reason} onChange={setReason} />
    </SendingForm>
  );
}
