import { cartTotals, lineAmount } from '@pcb/quoting/cartTotals';
import { rupees } from '@pcb/quoting/money';
import { columnFormat } from '../../shared/format/money.ts';
import type { CartLine } from './cartLine.ts';

/** The format of all amounts of a cart, those of its lines and of its summary: with paise, if one of them has any. */
export function cartFormat(lines: readonly CartLine[]) {
  const { subtotal, discount, tax, shipping, total } = cartTotals(lines);
  const ofLines = lines.flatMap((line) => [rupees(line.price), lineAmount(line)]);
  return columnFormat([...ofLines, subtotal, discount, tax, shipping, total]);
}
