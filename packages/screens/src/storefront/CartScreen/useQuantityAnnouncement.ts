'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useState } from 'react';
import { columnFormat } from '../../shared/format/money.ts';
import { useSettled } from '../../shared/useSettled.ts';
import type { CartLine } from './cartLine.ts';
import type { CartContent } from './CartScreen.content.ts';
import { cartTotals, lineAmount } from './cartTotals.ts';

/**
 * Says what a changed quantity did to the amounts, which are elsewhere than the focus. Call the returned function with the id of a
 * line whose quantity the user has changed.
 */
export function useQuantityAnnouncement(lines: readonly CartLine[], content: CartContent) {
  const announce = useAnnounce();
  const [changed, setChanged] = useState<string | null>(null);
  const line = lines.find(({ id }) => id === changed);
  const { total } = cartTotals(lines);
  const amount = line ? lineAmount(line) : 0;
  const format = columnFormat([amount, total]);
  const settled = useSettled(line ? content.changed(line.name, format(amount), format(total)) : '');
  useEffect(() => {
    if (settled !== '') announce(settled);
  }, [announce, settled]);
  return setChanged;
}
