'use client';
import { useState } from 'react';

/**
 * The state of a dialog with a form: empty fields each time it opens, by its `key`, and still mounted while it fades
 * out. With several forms, `task` tells which.
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
