import { type Paise, paise, rupees } from './money.ts';
import { areaOf, extrasOf, factorOf, perOrder, perPiece, type PriceParts } from './private/priceParts.ts';
import { areaBandsUpTo, bandsUpTo, chargedPieces, type PartInBand, totalArea, type Volume } from './volume.ts';

/** A line of a price. Rates are in paise. A line without `option` belongs to the service or to a switch. */
export type PriceLine = { amount: Paise } & (
  | { kind: 'order'; field?: string; option?: string }
  | { kind: 'piece'; field?: string; option?: string; quantity: number; rate: Paise }
  | { kind: 'area'; area: number; quantity: number; rate: Paise }
  /** The surcharge of a choice, negative for a discount: a share of the lines above it. */
  | { kind: 'choice'; field: string; option: string; factor: number }
  | { kind: 'extra'; field: string; option?: string; quantity: number; perOrder: Paise; perPiece: Paise }
  /** A number of things, such as the parts on a board, at a rate each: per order, or on each of `quantity` pieces. */
  | { kind: 'counted'; field: string; count: number; quantity: number | null; rate: Paise }
  /** The saving from lower-priced bands, as a negative amount. */
  | { kind: 'volume'; by: 'pieces' | 'area'; bands: readonly PartInBand[] }
  | { kind: 'rounding' }
);

/**
 * Returns the lines of an order value, which add up to it exactly. Factors multiply, so a choice is charged on the base
 * rates and the choices above it. All lines are at the full rate; separate lines subtract the volume discount.
 */
export function priceLines(
  parts: PriceParts,
  quantity: number,
  orderValue: Paise,
  volume: Volume,
): readonly PriceLine[] {
  const lines: PriceLine[] = parts.base.map((part) => {
    if (part.kind === 'order') {
      const { order, ...choice } = part;
      return { ...choice, amount: rupees(order) };
    }
    if (part.kind === 'area') {
      const { area, rate } = part;
      return { kind: 'area', area, quantity, rate: rupees(rate), amount: rupees(rate * area * quantity) };
    }
    const { piece, ...choice } = part;
    return { ...choice, quantity, rate: rupees(piece), amount: rupees(piece * quantity) };
  });

  let subtotal = perOrder(parts) + perPiece(parts) * quantity;
  for (const { field, option, factor } of parts.factors) {
    if (factor !== 1) lines.push({ kind: 'choice', field, option, factor, amount: rupees(subtotal * (factor - 1)) });
    subtotal *= factor;
  }

  for (const { order, piece, counted, ...choice } of parts.extras) {
    const amount = rupees(order + piece * quantity);
    if (counted) {
      const { count, rate } = counted;
      const pieces = piece === 0 ? null : quantity;
      lines.push({ kind: 'counted', field: choice.field, count, quantity: pieces, rate: rupees(rate), amount });
    } else lines.push({ kind: 'extra', ...choice, quantity, perOrder: rupees(order), perPiece: rupees(piece), amount });
  }

  const area = areaOf(parts);
  const charged = chargedPieces(quantity, volume, area);
  const saved = {
    base: perPiece(parts) * factorOf(parts) * (charged.base - quantity),
    extras: extrasOf(parts, charged.extras) - extrasOf(parts, quantity),
  };
  const ofArea = volume.area && area !== null ? areaBandsUpTo(totalArea(area, quantity), volume.area).slice(1) : null;
  if (ofArea && ofArea.length > 0)
    lines.push({ kind: 'volume', by: 'area', bands: ofArea, amount: rupees(saved.base) });
  const ofPieces = bandsUpTo(quantity, volume.pieces).slice(1);
  const onPieces = saved.extras + (ofArea ? 0 : saved.base);
  if (ofPieces.length > 0 && onPieces !== 0)
    lines.push({ kind: 'volume', by: 'pieces', bands: ofPieces, amount: rupees(onPieces) });

  const rounding = paise(lines.reduce<number>((rest, { amount }) => rest - amount, orderValue));
  return rounding === 0 ? lines : [...lines, { kind: 'rounding', amount: rounding }];
}
