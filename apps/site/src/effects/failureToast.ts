import type { Toast } from '@pcb/ui/ToastRegion';
import { reasonOf } from '../messages/refusals.ts';

export function failureToast(message: Pick<Toast, 'title' | 'description'>, error: unknown): Toast {
  const reason = reasonOf(error);
  return { ...message, ...(reason !== undefined && { description: reason }), tone: 'danger' };
}
