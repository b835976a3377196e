'use client';
import { useState } from 'react';
import { useDebouncedAnnouncement } from '../../shared/useDebouncedAnnouncement.ts';
import { cartFormat } from './cartFormat.ts';
import type { CartLine } from './cartLine.ts';
import type { CartContent } from './CartScreen.content.ts';
import { cartTotals, lineAmount } from '@pcb/quoting/cartTotals';
import { paise } from '@pcb/quoting/money';

/** Announces how a changed quantity affects the amounts. Call the returned function with the id of the changed line. */
export function useQuantityAnnouncement(lines: readonly CartLine[], content: CartContent) {
  const [changed, setChanged] = useState<string | null>(null);
  const line = lines.find(({ id }) => id === changed);
  const { total } = cartTotals(lines);
  const amount = line ? lineAmount(line) : paise(0);
  const format = cartFormat(lines);
  useDebouncedAnnouncement(line ? content.changed(line.name, format(amount), format(total)) : '');
  return setChanged;
}
