'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';
import { useRef } from 'react';
import type { RecordEditContent } from '../records/recordText.ts';
import type { LeaveQuestion } from './props.ts';

interface LeaveDialogProps {
  /** `undefined` while the dialog is closed. */
  question: LeaveQuestion | undefined;
  content: RecordEditContent['leave'];
}

export function LeaveDialog({ question, content }: LeaveDialogProps) {
  // `onOpenChange` also fires after Leave.
  const isLeaving = useRef(false);
  return (
    <AlertDialog
      title={content.title}
      actionLabel={content.leave}
      cancelLabel={content.stay}
      isOpen={question !== undefined}
      onOpenChange={() => {
        if (!isLeaving.current) question?.onStay();
        isLeaving.current = false;
      }}
      onAction={() => {
        isLeaving.current = true;
        question?.onLeave();
      }}
    >
      {content.text}
    </AlertDialog>
  );
}
