'use client';
import { AlertDialog } from '@pcb/ui/AlertDialog';

interface DeleteQuestionProps {
  copy: { title: string; action: string; cancel: string };
  text: string;
  /** The error message if deleting fails. */
  problem: string;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves to whether the deletion succeeded. */
  onDelete: () => Promise<boolean>;
}

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
