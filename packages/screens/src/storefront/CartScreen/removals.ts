import type { CartLine } from './cartLine.ts';

export interface Removal {
  id: string;
  name: string;
  /** The ids of the lines and removals that followed it. The nearest that is still there marks its place. */
  following: readonly string[];
}

export type CartEntry = CartLine | Removal;

/** The lines with the removals in the places of the removed lines. The removals are in the order of removal. */
export function withRemovals(lines: readonly CartLine[], removals: readonly Removal[]): readonly CartEntry[] {
  const entries: CartEntry[] = [...lines];
  for (const removal of removals) {
    const next = removal.following.find((id) => entries.some((entry) => entry.id === id));
    const place = entries.findIndex(({ id }) => id === next);
    entries.splice(place < 0 ? entries.length : place, 0, removal);
  }
  return entries;
}
