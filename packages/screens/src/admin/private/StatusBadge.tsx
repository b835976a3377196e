import { Badge, type BadgeTone } from '@pcb/ui/Badge';
import type { RecordView } from './records/recordKind.ts';

type Tones = Pick<RecordView, 'tones'>;

export const toneOf = ({ tones }: Tones, status: string): BadgeTone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'neutral';

export function StatusBadge({ kind, status }: { kind: Tones; status: string }) {
  return <Badge tone={toneOf(kind, status)}>{status}</Badge>;
}
