export const toastTones = ['neutral', 'success', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** The text of the button, a verb: 'Undo'. */
  label: string;
  /** Called when the button is pressed, after the toast has closed. It may show the next toast. */
  onPress: () => void;
}

export interface Toast {
  title: string;
  description?: string;
  /** `danger` interrupts screen readers, the others are announced politely. @default 'neutral' */
  tone?: ToastTone;
  /** A symbol such as '❌' before the title, for screen readers only; other users see the icon of the tone. */
  mark?: string;
  /** A button in the toast, which then stays until it is closed or replaced, so that everyone can reach it. */
  action?: ToastAction;
}

/** The key distinguishes two toasts with the same text. */
export interface VisibleToast extends Toast {
  key: number;
}

export interface ToastQueue {
  /** Shows a toast. It replaces the visible one, which does not return. */
  show: (toast: Toast) => void;
  clear: () => void;
  /** Closes the visible toast and returns its `onPress`, so that it can run only once. */
  takeAction: () => (() => void) | undefined;
  current: () => VisibleToast | null;
  /** Calls the listener whenever the visible toast changes. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the queue of a `ToastRegion`. Create one per app, outside React, so that any code can show a toast. It does
 * not use react-aria's queue, which brings a replaced toast back and runs a new toast's timer while it is hovered.
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
    takeAction: () => {
      if (!toast) return undefined;
      const { action, ...others } = toast;
      // Drop the action first, so that a history no longer offers it.
      set(others);
      set(null);
      return action?.onPress;
    },
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
