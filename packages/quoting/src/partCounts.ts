import type { FabCount, FabValues } from './forms.ts';
import { parseCount } from './parse.ts';

/** The smallest count of each kind, where it applies. A board can have parts of one kind only: all surface-mounted, or all through-hole. */
export const minPartCounts: Readonly<Record<FabCount, 0 | 1>> = {
  goldContacts: 1,
  placements: 0,
  uniqueParts: 1,
  throughHoleJoints: 0,
};

export const fabCounts = Object.keys(minPartCounts) as readonly FabCount[];

/** Whether the pieces of a count are charged. */
export const isCharged = (name: string): name is FabCount => name in minPartCounts;

/** A typed count of parts or contacts; `null` if it is missing or unreadable. */
export function partCount(name: FabCount, values: Pick<FabValues, FabCount>): number | null {
  const count = parseCount(values[name]);
  return count !== null && count >= minPartCounts[name] ? count : null;
}
