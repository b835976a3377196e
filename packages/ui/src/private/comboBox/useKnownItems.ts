'use client';
import { useState } from 'react';
import type { ChoiceItem } from '../choiceItem.ts';

/** Finds selected items even when the host's latest items lack them. `undefined` for an unknown item. */
export function useKnownItems(items: readonly ChoiceItem[], ids: readonly string[]) {
  const [known, setKnown] = useState<readonly (ChoiceItem | undefined)[]>([]);
  const current = ids.map((id) => items.find((item) => item.id === id) ?? known.find((item) => item?.id === id));
  if (current.length !== known.length || current.some((item, index) => item !== known[index])) setKnown(current);
  return current;
}
