import { createToastQueue } from '@pcb/ui/ToastRegion';

/** The one queue of toasts. */
export const toasts = createToastQueue();
