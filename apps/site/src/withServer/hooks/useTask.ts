import { useReopenedDialog } from '@pcb/screens/useReopenedDialog';
import { useSending } from '../../app/hooks/useSending.ts';
import { useSite } from '../../app/hooks/useSite.ts';

export function useTask<Task>() {
  const { toasts } = useSite();
  const { sending, send, reset } = useSending();
  const { dialog, open, close } = useReopenedDialog<Task>();
  return {
    open: (task: Task) => {
      reset();
      open(task);
    },
    close,
    /** Closes the dialog, and reports the result in a toast. */
    finish: (done: string) => {
      close();
      toasts.show({ title: done, tone: 'success' });
    },
    send,
    /** `undefined` until the dialog is first opened. */
    dialog: dialog && { task: dialog.task, isOpen: dialog.isOpen, ...sending },
    key: dialog?.key,
  };
}
