import { useState } from 'react';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';

export function useTask<Task>() {
  const { toasts } = useSite();
  const { sending, send, reset } = useSending();
  const [opened, setOpened] = useState<{ task: Task; times: number; isOpen: boolean }>();
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  return {
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
    /** `undefined` until the dialog is first opened. It stays mounted while it fades out. */
    dialog: opened && { task: opened.task, isOpen: opened.isOpen, ...sending },
    key: opened?.times,
  };
}
