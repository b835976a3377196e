import { maxLength } from '@pcb/quoting/parse';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatCount } from '../../../shared/format/money.ts';
import { quoted } from './hintFigures.ts';
import type { HintPart } from './hintText.ts';

const wholeNumberUpTo = (max: number) => `enter a whole number from 1 to ${formatCount(max)}.`;
export const typedHints = {
  texts: {
    comma: ({ typed }) => `No price for ${quoted(typed)}: enter it without the comma, which is ambiguous.`,
    noQuantity: ({ max }) => `No price without a quantity: ${wholeNumberUpTo(max)}`,
    quantity: ({ typed, max }) => `No price for ${quoted(typed)}: ${wholeNumberUpTo(max)}`,
    quantityOnRequest: ({ max }) => `Quantities above ${formatCount(max)} are priced on request.`,
    areaOnRequest: ({ max }) => `Orders above ${max} m² in total are priced on request.`,
    noSize: `No price without a size: enter X and Y in millimetres, such as 80 or 62.5, up to ${maxLength}.`,
    size: ({ typed }) => `No price for ${quoted(typed)}: enter millimetres, up to ${maxLength}.`,
    partCount: ({ typed, min, max }) =>
      `${typed === '' ? 'No price without this number' : `No price for ${quoted(typed)}`}: enter a whole number from ${min} to ${formatCount(max)}.`,
    targetPrice: ({ typed, max }) =>
      `${quoted(typed)} is not an amount: enter rupees such as 185.50, up to ${formatCount(max)}, or nothing.`,
    nextBand: ({ piece, upTo, percent, days }) =>
      `Each ${piece} above ${formatCount(upTo)} is charged at ${percent} % of the full rate.${days > 0 ? ` Larger orders take ${days} working days longer.` : ''}`,
    addedDays: ({ days }) => `This quantity adds ${days} working days to the lead time.`,
  },
  pages: {
    nextBand: pageLinks.faqGeneral,
    addedDays: pageLinks.faqGeneral,
  },
} satisfies HintPart;
