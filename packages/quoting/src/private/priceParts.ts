import type { ChargedPieces } from '../volume.ts';

/** A rate in rupees, before the factors of the choices. */
type BasePart =
  /** Charged once per order, for set-up or a layout. `option` is the choice that determines it. */
  | { kind: 'order'; field?: string; option?: string; order: number }
  | { kind: 'piece'; field?: string; option?: string; piece: number }
  /** Charged per square centimetre of a piece. */
  | { kind: 'area'; area: number; rate: number };

export interface ChoiceFactor {
  field: string;
  option: string;
  factor: number;
}

/** An extra in rupees per order and per piece, which the factors do not change. */
export interface ExtraPart {
  field: string;
  option?: string;
  order: number;
  piece: number;
  /** The count and rate whose product is `order` or `piece`, if any. */
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

/** Returns the extras of an order in rupees. `charged` are the pieces at the full rate. */
export const extrasOf = ({ extras }: PriceParts, charged: number) =>
  extras.reduce((sum, { order, piece }) => sum + order + piece * charged, 0);

/** Returns the amount of an order in rupees: base rates × factors + extras. */
export const rupeesOf = (parts: PriceParts, charged: ChargedPieces) =>
  (perOrder(parts) + perPiece(parts) * charged.base) * factorOf(parts) + extrasOf(parts, charged.extras);
