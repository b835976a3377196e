import { cartTotals, lineAmount } from '@pcb/quoting/cartTotals';
import { rupees } from '@pcb/quoting/money';
import { columnFormat } from '../../shared/format/money.ts';
import type { CartLine } from './cartLine.ts';

/** Formats every amount of a cart the same way: all with paise if any amount has paise. */
export function cartFormat(lines: readonly CartLine[]) {
  const { subtotal, discount, tax, shipping, total } = cartTotals(lines);
  const ofLines = lines.flatMap((line) => [rupees(line.price), lineAmount(line)]);
  return columnFormat([...ofLines, subtotal, discount, tax, shipping, total]);
}
