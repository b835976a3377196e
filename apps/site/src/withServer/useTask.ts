import { useState } from 'react';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';

/** The dialog of a page: what it is about, and what is being sent. Each time that it opens, it starts anew. */
export function useTask<Task>() {
  const { toasts } = useSite();
  const { sending, send, reset } = useSending();
  const [opened, setOpened] = useState<{ task: Task; times: number; isOpen: boolean }>();
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  return {
    /** Opens the dialog, or goes on to another step. */
    open: (task: Task) => {
      reset();
      setOpened({ task, times: (opened?.times ?? 0) + 1, isOpen: true });
    },
    close,
    /** Closes the dialog, and says what was done. */
    finish: (done: string) => {
      close();
      toasts.show({ title: done, tone: 'success' });
    },
    send,
    /** The props of the dialog, once it was opened. It stays mounted while it fades out. */
    dialog: opened && { task: opened.task, isOpen: opened.isOpen, ...sending },
    key: opened?.times,
  };
}
