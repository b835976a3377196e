import { Badge, type BadgeTone } from '@pcb/ui/Badge';

const tones = new Map<string, BadgeTone>([
  ['Active', 'success'],
  ['Approved', 'success'],
  ['Closed', 'neutral'],
  ['In Production', 'info'],
  ['Inactive', 'neutral'],
  ['Open', 'info'],
  ['Pending', 'warning'],
  ['Rejected', 'danger'],
  ['Shipped', 'success'],
]);

/** A status to read. One that nobody knows is shown all the same, in a neutral badge. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge>;
}
