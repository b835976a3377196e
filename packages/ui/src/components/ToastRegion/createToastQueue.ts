export const toastTones = ['neutral', 'success', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

/** A short message. */
export interface Toast {
  /** What happened, in one line. */
  title: string;
  /** More detail, if one line is not enough. */
  description?: string;
  /** The kind of message. `danger` interrupts screen readers, the others are announced politely. @default 'neutral' */
  tone?: ToastTone;
  /** A symbol such as '❌' before the title, for screen readers. Everyone else sees the icon of the tone. */
  mark?: string;
}

/** The visible toast. Its key tells two toasts with the same text apart. */
export interface VisibleToast extends Toast {
  key: number;
}

export interface ToastQueue {
  /** Shows a toast. It replaces the visible one, which does not return. */
  show: (toast: Toast) => void;
  /** Closes the visible toast. */
  clear: () => void;
  /** Returns the visible toast, or `null`. */
  current: () => VisibleToast | null;
  /** Calls the listener whenever the visible toast changes. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the queue of a `ToastRegion`, which holds one toast. An app creates one, outside of React, so that any code
 * can show a toast.
 *
 * Not based on react-aria's queue, which shows a replaced toast again and runs the timer of a new toast while the
 * pointer is over it.
 *
 * @example const toasts = createToastQueue(); toasts.show({ title: 'Saved', tone: 'success' });
 */
export function createToastQueue(): ToastQueue {
  let toast: VisibleToast | null = null;
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const set = (next: VisibleToast | null) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (next) => set({ ...next, key: ++lastKey }),
    clear: () => set(null),
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
