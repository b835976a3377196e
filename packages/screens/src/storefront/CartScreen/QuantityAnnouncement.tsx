'use client';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { columnFormat } from '../../shared/format/money.ts';
import { useSettled } from '../../shared/useSettled.ts';
import type { CartLine } from './cartLine.ts';
import type { CartContent } from './CartScreen.content.ts';
import { cartTotals, lineAmount } from './cartTotals.ts';

interface QuantityAnnouncementProps {
  lines: readonly CartLine[];
  /** The id of the line whose quantity was changed last, or `null` if none was. */
  changed: string | null;
  content: CartContent;
}

/** Says what a changed quantity did to the amounts, which are elsewhere than the focus. */
export function QuantityAnnouncement({ lines, changed, content }: QuantityAnnouncementProps) {
  const line = lines.find(({ id }) => id === changed);
  const { total } = cartTotals(lines);
  const amount = line ? lineAmount(line) : 0;
  const format = columnFormat([amount, total]);
  const text = line ? content.changed(line.name, format(amount), format(total)) : '';
  return <VisuallyHidden role="status">{useSettled(text)}</VisuallyHidden>;
}
