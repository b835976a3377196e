import type { BoardArtProps } from '@pcb/ui/BoardArt';

/** One thing in the cart. */
export interface CartLine {
  /** Unique in the cart; `onQuantityChange` and `onRemove` give it back. */
  id: string;
  /** What it is called. */
  name: string;
  /** One line about it, such as its layers and size. */
  description: string;
  /** A whole number from `minimumQuantity` to `maximumQuantity`. */
  quantity: number;
  /** The price of one piece, in ₹. */
  price: number;
  /** Its picture is drawn, not downloaded: what kind of board, and the seed that makes it this one. */
  image: Pick<BoardArtProps, 'variant' | 'seed'>;
  /** How long it takes: '3-5 business days'. */
  delivery: string;
  /** Whether its line says 'In stock' or 'Out of stock'. Nothing else depends on it. */
  inStock: boolean;
}

export const minimumQuantity = 1;
export const maximumQuantity = 9999;

/** The nearest quantity that can be ordered. What is not a number at all becomes the least. */
export const validQuantity = (quantity: number) =>
  Number.isNaN(quantity) ? minimumQuantity : Math.min(maximumQuantity, Math.max(minimumQuantity, Math.round(quantity)));

/** The lines with another quantity in one of them: what a host does on `onQuantityChange`. */
export const withQuantity = (lines: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, quantity: validQuantity(quantity) } : line));

/** The lines without one of them: what a host does on `onRemove`. */
export const withoutLine = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.id !== id);
