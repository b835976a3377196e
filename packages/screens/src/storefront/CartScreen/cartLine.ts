import type { BoardArtProps } from '@pcb/art/BoardArt';
import { maximumQuantity, minimumQuantity } from '@pcb/quoting/cartLimits';
import type { Paise } from '@pcb/quoting/money';
import type { OwnBoard } from '../../shared/drawings/OwnBoard/ownBoard.ts';

/** A line of the cart. */
export interface CartLine {
  /** Unique id, passed to `onQuantityChange` and `onRemove`. */
  id: string;
  /** The name of the product or service. */
  name: string;
  /** A one-line description, such as layers and size. */
  description: string;
  /** A whole number from `minimumQuantity` to `maximumQuantity`. */
  quantity: number;
  /** The unit price, in paise. */
  price: Paise;
  /** What the line costs, in paise, where a rounded unit price times the quantity would differ. @default that product */
  amount?: Paise;
  /** The picture, which is drawn: the kind of board and the seed of its layout. */
  image: Pick<BoardArtProps, 'variant' | 'seed'>;
  /** The customer's own board, drawn instead of the picture. */
  board?: OwnBoard | undefined;
  /** The time until dispatch, such as '3-5 business days' or 'Dispatched in 7 working days'. */
  delivery: string;
  /** Whether the badge reads 'Available' or 'Not available': a line can be a service, which has no stock. Has no other effect. */
  inStock: boolean;
  /** The names of the files that go with the line. @default none */
  files?: readonly string[];
}

export { maximumQuantity, minimumQuantity };

/** Rounds and clamps to a valid quantity. `NaN` becomes the minimum. */
export const validQuantity = (quantity: number) =>
  Number.isNaN(quantity) ? minimumQuantity : Math.min(maximumQuantity, Math.max(minimumQuantity, Math.round(quantity)));

/** Sets the quantity of one line, whose amount then follows from its unit price. For a host's `onQuantityChange`. */
export const withQuantity = (lines: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
  lines.map((line) => {
    if (line.id !== id) return line;
    const { amount: _, ...rest } = line;
    return { ...rest, quantity: validQuantity(quantity) };
  });

/** Removes one line. For a host's `onRemove`. */
export const withoutLine = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== id);
