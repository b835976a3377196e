import type { BoardArtProps } from '@pcb/art/BoardArt';
import { maxQuantity, minQuantity } from '@pcb/quoting/cartLimits';
import type { Paise } from '@pcb/quoting/money';
import type { OwnBoard } from '../drawings/OwnBoard/tracedBoard.ts';

export interface CartLine {
  id: string;
  name: string;
  description: string;
  /** A whole number from `minQuantity` to `maxQuantity`. */
  quantity: number;
  /** The unit price, in paise. */
  price: Paise;
  /** The amount in paise, if it is not the rounded unit price × quantity. @default price × quantity */
  amount?: Paise;
  /** The kind of board, and the seed of its layout. */
  image: Pick<BoardArtProps, 'variant' | 'seed'>;
  /** The customer's own board, drawn instead of `image`. */
  board?: OwnBoard | undefined;
  /** Such as '3-5 business days' or 'Dispatched in 7 working days'. */
  delivery: string;
  /** Whether the badge reads 'Available' or 'Not available'. Has no other effect: services have no stock. */
  inStock: boolean;
  files?: readonly string[];
}

export { maxQuantity, minQuantity };

/** Rounds and clamps to a valid quantity. `NaN` becomes the minimum. */
export const validQuantity = (quantity: number) =>
  Number.isNaN(quantity) ? minQuantity : Math.min(maxQuantity, Math.max(minQuantity, Math.round(quantity)));

/** Sets the quantity of one line and drops its `amount`. For a host's `onQuantityChange`. */
export const withQuantity = (lines: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
  lines.map((line) => {
    if (line.id !== id) return line;
    const { amount: _, ...rest } = line;
    return { ...rest, quantity: validQuantity(quantity) };
  });

export const withoutLine = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== id);
