import type { CartLine } from '../../shared/cart/cartLine.ts';

export interface Removal {
  id: string;
  name: string;
  /** The ids of the entries after it. The removal is placed before the first of them that still exists. */
  following: readonly string[];
}

export type CartEntry = CartLine | Removal;

/** Puts the removals, in the order of removal, in the places of the removed lines. */
export function withRemovals(lines: readonly CartLine[], removals: readonly Removal[]): readonly CartEntry[] {
  const entries: CartEntry[] = [...lines];
  for (const removal of removals) {
    const next = removal.following.find((id) => entries.some((entry) => entry.id === id));
    const place = entries.findIndex(({ id }) => id === next);
    entries.splice(place < 0 ? entries.length : place, 0, removal);
  }
  return entries;
}
