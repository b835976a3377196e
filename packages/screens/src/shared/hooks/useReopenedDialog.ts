'use client';
import { useState } from 'react';

/**
 * The state of a dialog with a form. Its `key` empties the fields each time it opens, and it stays mounted while it fades
 * out. With several forms, `task` identifies the form.
 */
export function useReopenedDialog<Task>() {
  const [dialog, setDialog] = useState<{ task: Task; key: number; isOpen: boolean }>();
  return {
    /** `undefined` until the dialog is first opened. */
    dialog,
    open: (task: Task) => setDialog((last) => ({ task, key: (last?.key ?? 0) + 1, isOpen: true })),
    /** Leaves a dialog open that was opened after this render, while a request was pending. */
    close: () => setDialog((last) => (last && last.key === dialog?.key ? { ...last, isOpen: false } : last)),
  };
}
