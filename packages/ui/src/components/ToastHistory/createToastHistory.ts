import type { ToastQueue, VisibleToast } from '../ToastRegion/createToastQueue.ts';

/** Older toasts are dropped. */
const maxToasts = 50;

export interface PastToast extends VisibleToast {
  /** When it was shown, in milliseconds since 1970. */
  shownAt: number;
}

export interface ToastHistoryStore {
  /** All toasts including the visible one, newest first. The array stays the same until they change. */
  past: () => readonly PastToast[];
  /** Runs the action of a toast, once. */
  runAction: (key: number) => void;
  /** Removes all toasts from the history; a visible one stays visible. */
  clear: () => void;
  /** Calls the listener whenever the history changes. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Records the toasts of a queue, for `ToastHistory`. Create one per app, outside React, like the queue.
 * @example const toasts = createToastQueue(); const history = createToastHistory(toasts);
 */
export function createToastHistory(queue: ToastQueue): ToastHistoryStore {
  let past: readonly PastToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly PastToast[]) => {
    past = next;
    for (const listener of listeners) listener();
  };
  queue.subscribe(() => {
    const toast = queue.current();
    if (!toast) return;
    const isKnown = past[0]?.key === toast.key;
    const shownAt = (isKnown ? past[0]?.shownAt : undefined) ?? Date.now();
    set([{ ...toast, shownAt }, ...(isKnown ? past.slice(1) : past)].slice(0, maxToasts));
  });
  return {
    past: () => past,
    runAction: (key) => {
      const action = past.find((toast) => toast.key === key)?.action;
      if (queue.current()?.key === key) queue.clear();
      set(
        past.map(({ action: other, ...toast }) => (other && toast.key !== key ? { ...toast, action: other } : toast)),
      );
      action?.onPress();
    },
    clear: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
