import type { ChargedPieces } from '../volume.ts';

/** A rate in rupees, before the factors of the choices. */
type BasePart =
  /** Charged once per order: set-up, or a layout with up to so many components. `option` is the choice that sets it. */
  | { kind: 'order'; field?: string; option?: string; order: number }
  /** Charged for each piece. `option` is the choice that sets it. */
  | { kind: 'piece'; field?: string; option?: string; piece: number }
  /** Charged by the area of a piece in square centimetres, at a rate per square centimetre. */
  | { kind: 'area'; area: number; rate: number };

/** A choice that multiplies the base rates. 1 is neutral. */
export interface ChoiceFactor {
  field: string;
  option: string;
  factor: number;
}

/** An extra in rupees per order and per piece, which the factors do not multiply. */
export interface ExtraPart {
  field: string;
  /** Absent if the extra is a switch. */
  option?: string;
  order: number;
  piece: number;
  /** What `order` or `piece` is made of, if it is a number of things at a rate each. */
  counted?: { count: number; rate: number };
}

/** What makes up a price: the base rates, multiplied by the factors of the choices, plus the extras. */
export interface PriceParts {
  base: readonly BasePart[];
  /** In the order of the form. */
  factors: readonly ChoiceFactor[];
  extras: readonly ExtraPart[];
}

export const perOrder = ({ base }: PriceParts) =>
  base.reduce((sum, part) => sum + (part.kind === 'order' ? part.order : 0), 0);

/** The base rates of one piece. */
export const perPiece = ({ base }: PriceParts) =>
  base.reduce((sum, part) => {
    if (part.kind === 'order') return sum;
    return sum + (part.kind === 'area' ? part.rate * part.area : part.piece);
  }, 0);

/** The area of a piece in square centimetres; `null` if it is not charged by area. */
export const areaOf = ({ base }: PriceParts) => base.find((part) => part.kind === 'area')?.area ?? null;

/** The product of all factors. */
export const factorOf = ({ factors }: PriceParts) => factors.reduce((product, { factor }) => product * factor, 1);

/** The extras of an order with a number of pieces at the full rate. */
export const extrasOf = ({ extras }: PriceParts, charged: number) =>
  extras.reduce((sum, { order, piece }) => sum + order + piece * charged, 0);

/** The amount of an order in rupees: the base rates × the factors of its choices, plus the extras. */
export const rupeesOf = (parts: PriceParts, charged: ChargedPieces) =>
  (perOrder(parts) + perPiece(parts) * charged.base) * factorOf(parts) + extrasOf(parts, charged.extras);
