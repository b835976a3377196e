'use client';
import { useState } from 'react';
import type { ChoiceItem } from '../ChoiceItem.ts';

/**
 * The selected items. They are remembered, because the host's next items, which it has found for another text, may not
 * contain them. `undefined` for an item that was never among the items.
 */
export function useKnownItems(items: readonly ChoiceItem[], ids: readonly string[]) {
  const [known, setKnown] = useState<readonly (ChoiceItem | undefined)[]>([]);
  const current = ids.map((id) => items.find((item) => item.id === id) ?? known.find((item) => item?.id === id));
  if (current.length !== known.length || current.some((item, index) => item !== known[index])) setKnown(current);
  return current;
}
