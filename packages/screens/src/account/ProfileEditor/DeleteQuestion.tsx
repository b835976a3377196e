'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';

interface DeleteQuestionProps {
  copy: { title: string; action: string; cancel: string };
  /** What is deleted. */
  text: string;
  /** Why it was not deleted. */
  problem: string;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves to whether it is deleted. */
  onDelete: () => Promise<boolean>;
}

/** Asks before something of the profile is deleted, and says why it was not. */
export function DeleteQuestion({ copy, text, problem, isOpen, onClose, onDelete }: DeleteQuestionProps) {
  return (
    <AlertDialog
      title={copy.title}
      actionLabel={copy.action}
      cancelLabel={copy.cancel}
      errorMessage={problem}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      onAction={async () => {
        if (!(await onDelete())) throw new Error(problem);
      }}
    >
      {text}
    </AlertDialog>
  );
}
