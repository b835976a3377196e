import { type Paise, rupees } from '@pcb/quoting/money';
import type { Part } from '../model.ts';

/** The price of one piece of a part that is sold in several, rounded to whole paise; `null` for a part that is sold singly. */
export const pricePerPiece = ({ price, pieces }: Part): Paise | null =>
  pieces === undefined ? null : rupees(price / pieces);
