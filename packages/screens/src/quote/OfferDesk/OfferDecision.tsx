'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { TextArea } from '@pcb/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { OfferVersion } from '../OfferSheet/offer.ts';
import type { OfferDeskCopy } from './OfferDesk.content.ts';

interface OfferDecisionProps {
  version: OfferVersion;
  /** Resolves to whether it was accepted; if not, `deciding` has the reason. */
  onAccept: (version: number) => Promise<boolean>;
  /** Resolves to whether it was declined; if not, `deciding` has the reason. */
  onDecline: (version: number, reason: string) => Promise<boolean>;
  deciding: Sending;
  content: OfferDeskCopy;
}

type Decision = 'accept' | 'decline';

/** The two buttons of the customer, each with a question. */
export function OfferDecision({ version, onAccept, onDecline, deciding, content }: OfferDecisionProps) {
  const [opened, setOpened] = useState<{ decision: Decision; times: number; isOpen: boolean }>();
  const [reason, setReason] = useState('');
  const open = (decision: Decision) => setOpened({ decision, times: (opened?.times ?? 0) + 1, isOpen: true });
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  const refusal = deciding.problems?.general ?? content.accept.refused;
  const decline = async () => {
    if (await onDecline(version.version, reason)) close();
  };
  return (
    <>
      <Inline gap="small">
        <Button onPress={() => open('accept')}>{content.accept.button}</Button>
        <Button variant="outline" tone="neutral" onPress={() => open('decline')}>
          {content.decline.button}
        </Button>
      </Inline>
      {opened?.decision === 'accept' ? (
        <AlertDialog
          key={opened.times}
          title={content.accept.title(version.net + version.tax)}
          actionLabel={content.accept.action}
          cancelLabel={content.dismiss}
          tone="primary"
          errorMessage={refusal}
          isOpen={opened.isOpen}
          onOpenChange={(isStillOpen) => {
            if (!isStillOpen) close();
          }}
          onAction={async () => {
            if (!(await onAccept(version.version))) throw new Error(refusal);
          }}
        >
          {content.accept.text}
        </AlertDialog>
      ) : null}
      {opened?.decision === 'decline' ? (
        <FormDialog
          key={opened.times}
          title={content.decline.title}
          submitLabel={content.decline.submit}
          cancelLabel={content.dismiss}
          isSaving={deciding.isSaving}
          isOpen={opened.isOpen}
          onClose={close}
        >
          {(id) => (
            <SendingForm id={id} {...deciding} values={reason} onSubmit={() => void decline()}>
              <TextArea
                name="reason"
                label={content.decline.reason}
                maxLength={5000}
                value={reason}
                onChange={setReason}
              />
            </SendingForm>
          )}
        </FormDialog>
      ) : null}
    </>
  );
}
