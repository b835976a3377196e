import type { ChargedPieces } from '../volume.ts';

/** A rate in rupees, before the factors of the choices. */
type BasePart =
  /** Once per order: set-up, or a layout. `option` is the choice that determines it. */
  | { kind: 'order'; field?: string; option?: string; order: number }
  | { kind: 'piece'; field?: string; option?: string; piece: number }
  /** Per square centimetre of a piece. */
  | { kind: 'area'; area: number; rate: number };

export interface ChoiceFactor {
  field: string;
  option: string;
  factor: number;
}

/** An extra in rupees per order and per piece, on which the factors have no effect. */
export interface ExtraPart {
  field: string;
  option?: string;
  order: number;
  piece: number;
  /** The count and rate that `order` or `piece` is the product of, if any. */
  counted?: { count: number; rate: number };
}

/** The parts of a price: base rates × factors of the choices + extras. */
export interface PriceParts {
  base: readonly BasePart[];
  factors: readonly ChoiceFactor[];
  extras: readonly ExtraPart[];
}

export const perOrder = ({ base }: PriceParts) =>
  base.reduce((sum, part) => sum + (part.kind === 'order' ? part.order : 0), 0);

export const perPiece = ({ base }: PriceParts) =>
  base.reduce((sum, part) => {
    if (part.kind === 'order') return sum;
    return sum + (part.kind === 'area' ? part.rate * part.area : part.piece);
  }, 0);

export const areaOf = ({ base }: PriceParts) => base.find((part) => part.kind === 'area')?.area ?? null;

export const factorOf = ({ factors }: PriceParts) => factors.reduce((product, { factor }) => product * factor, 1);

/** The extras of an order in rupees; `charged` are the pieces at the full rate. */
export const extrasOf = ({ extras }: PriceParts, charged: number) =>
  extras.reduce((sum, { order, piece }) => sum + order + piece * charged, 0);

/** The amount of an order in rupees: base rates × factors + extras. */
export const rupeesOf = (parts: PriceParts, charged: ChargedPieces) =>
  (perOrder(parts) + perPiece(parts) * charged.base) * factorOf(parts) + extrasOf(parts, charged.extras);
