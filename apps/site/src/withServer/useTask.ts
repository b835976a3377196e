import { useState } from 'react';
import { useSending } from '../app/hooks/useSending.ts';

export function useTask<Task>() {
  const { sending, send, reset } = useSending();
  const [opened, setOpened] = useState<{ task: Task; times: number; isOpen: boolean }>();
  return {
    open: (task: Task) => {
      reset();
      setOpened({ task, times: (opened?.times ?? 0) + 1, isOpen: true });
    },
    close: () => setOpened((last) => last && { ...last, isOpen: false }),
    send,
    /** `undefined` until the dialog is first opened. It stays mounted while it fades out. */
    dialog: opened && { task: opened.task, isOpen: opened.isOpen, ...sending },
    key: opened?.times,
  };
}
