'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';
import { useRef } from 'react';
import type { RecordEditContent } from '../records/recordText.ts';
import type { LeaveQuestion } from './props.ts';

interface LeaveDialogProps {
  /** The question, or `undefined` while it is not asked. */
  question: LeaveQuestion | undefined;
  content: RecordEditContent['leave'];
}

/** Asks whether to leave without saving. Escape keeps the page. */
export function LeaveDialog({ question, content }: LeaveDialogProps) {
  // The dialog closes after the action too.
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
