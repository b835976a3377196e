'use client';
import { useState } from 'react';
import type { ChoiceItem } from '../ChoiceItem.ts';

/**
 * Remembers selected items, which the host's next items, found for another text, may not include. `undefined` for an
 * unknown item.
 */
export function useKnownItems(items: readonly ChoiceItem[], ids: readonly string[]) {
  const [known, setKnown] = useState<readonly (ChoiceItem | undefined)[]>([]);
  const current = ids.map((id) => items.find((item) => item.id === id) ?? known.find((item) => item?.id === id));
  if (current.length !== known.length || current.some((item, index) => item !== known[index])) setKnown(current);
  return current;
}
