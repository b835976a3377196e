import { Badge, type BadgeTone } from '@pcb/ui/Badge';
import type { ChoiceField } from './records/recordKind.ts';

type Choices = Pick<ChoiceField, 'choices'>;

/** The colour of a status. One that is not among the choices is neutral. */
export const toneOf = ({ choices }: Choices, status: string): BadgeTone =>
  (Object.hasOwn(choices, status) && choices[status]) || 'neutral';

/** A badge for a value of a field with choices. */
export function StatusBadge({ field, status }: { field: Choices; status: string }) {
  return <Badge tone={toneOf(field, status)}>{status}</Badge>;
}
