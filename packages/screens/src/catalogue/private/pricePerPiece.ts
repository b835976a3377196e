import { type Paise, paise, taxOn } from '@pcb/quoting/money';
import type { Part } from '../model.ts';

/** The price of one piece of a part that is sold in several, rounded to whole paise; `null` for a part that is sold singly. */
export const pricePerPiece = ({ price, pieces }: Part): Paise | null =>
  pieces === undefined ? null : paise(price / pieces);

/** The retail price of a pack, which includes the tax. */
export const retailPrice = ({ price }: Part): Paise => paise(price + taxOn(price));
