'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import type { recordEditText } from '../recordText.ts';
import type { LeaveQuestion } from './description.ts';

interface LeaveDialogProps {
  /** The question, or `undefined` while it is not asked. */
  question: LeaveQuestion | undefined;
  content: ReturnType<typeof recordEditText>['leave'];
}

/** Asks whether to leave without saving. Escape and the cross keep the page. */
export function LeaveDialog({ question, content }: LeaveDialogProps) {
  return (
    <Dialog
      title={content.title}
      size="small"
      closeLabel={content.closeDialog}
      isOpen={question !== undefined}
      onOpenChange={() => question?.onStay()}
      footer={
        <>
          <Button variant="outline" tone="danger" onPress={() => question?.onLeave()}>
            {content.leave}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice that loses nothing */}
          <Button autoFocus onPress={() => question?.onStay()}>
            {content.stay}
          </Button>
        </>
      }
    >
      {content.text}
    </Dialog>
  );
}
