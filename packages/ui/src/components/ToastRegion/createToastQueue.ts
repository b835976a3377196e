export const toastTones = ['neutral', 'success', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

/** A short message. */
export interface Toast {
  /** What happened, in one line. */
  title: string;
  /** More about it, if a line is not enough. */
  description?: string;
  /** What kind of news. `danger` is also announced at once, the others when the reader is free. @default 'neutral' */
  tone?: ToastTone;
}

/** A toast that is on show. Two with the same words are two. */
export interface ShownToast extends Toast {
  key: number;
}

export interface ToastQueue {
  /** Shows a toast. It takes the place of the one on show, which does not come back. */
  show: (toast: Toast) => void;
  /** Takes away the toast on show. */
  clear: () => void;
  /** The toast on show. */
  current: () => ShownToast | null;
  /** Calls back when the toast on show changes; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The place for one toast that a `ToastRegion` shows: one for an app, made outside of React, so that any code can show one.
 *
 * Not react-aria's queue, which brings a displaced toast back and lets the timer of a new one run under the pointer.
 *
 * @example const toasts = createToastQueue(); toasts.show({ title: 'Saved', tone: 'success' });
 */
export function createToastQueue(): ToastQueue {
  let toast: ShownToast | null = null;
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast | null) => {
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
