import { type Paise, paise, taxOn } from '@pcb/quoting/money';
import type { Part } from '../model.ts';

/** The price of one piece, rounded to whole paise; `null` if the part is sold singly. */
export const pricePerPiece = ({ price, pieces }: Part): Paise | null =>
  pieces === undefined ? null : paise(price / pieces);

export const retailPrice = ({ price }: Part): Paise => paise(price + taxOn(price));
