import type { Toast } from '@pcb/ui/ToastRegion';
import { RejectedWriteError } from '../data/rejectedWriteError.ts';

/** The toast for a failed write. A reason from the data source replaces the description. */
export function failureToast(message: Pick<Toast, 'title' | 'description'>, error: unknown): Toast {
  const reason = error instanceof RejectedWriteError ? error.problems.general : undefined;
  return { ...message, ...(reason !== undefined && { description: reason }), tone: 'danger' };
}
