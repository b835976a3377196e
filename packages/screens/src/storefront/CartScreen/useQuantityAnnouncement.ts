'use client';
import { lineAmount } from '@pcb/quoting/cartTotals';
import { paise } from '@pcb/quoting/money';
import { useState } from 'react';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import { useDebouncedAnnouncement } from '../../shared/hooks/useDebouncedAnnouncement.ts';
import type { CartContent } from './CartScreen.content.ts';
import type { CartSummary } from './cartSummary.ts';

/** Announces how a changed quantity affects the amounts. Call the returned function with the id of the changed line. */
export function useQuantityAnnouncement(
  lines: readonly CartLine[],
  { total, format }: CartSummary,
  content: CartContent,
) {
  const [changed, setChanged] = useState<string | null>(null);
  const line = lines.find(({ id }) => id === changed);
  const amount = line ? lineAmount(line) : paise(0);
  useDebouncedAnnouncement(line ? content.changed(line.name, format(amount), format(total)) : '');
  return setChanged;
}
