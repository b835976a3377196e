import { Badge, type BadgeTone } from '@pcb/ui/Badge';
import { isRecordStatus, type RecordStatus } from '../records.ts';

const tones: Record<RecordStatus, BadgeTone> = {
  Active: 'success',
  Approved: 'success',
  Closed: 'neutral',
  'In Production': 'info',
  Inactive: 'neutral',
  Open: 'info',
  Pending: 'warning',
  Rejected: 'danger',
  Shipped: 'success',
};

/** The colour of a status. An unknown status is neutral. */
export const toneOfStatus = (status: string): BadgeTone => (isRecordStatus(status) ? tones[status] : 'neutral');

/** A badge for a status. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={toneOfStatus(status)}>{status}</Badge>;
}
