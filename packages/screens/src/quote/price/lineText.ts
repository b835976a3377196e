import type { ServiceTab } from '@pcb/quoting/forms';
import type { PriceLine } from '@pcb/quoting/priceLines';
import { formatCount, formatRupees } from '../../shared/format/money.ts';
import { upToTwoDecimals } from '../../shared/format/numbers.ts';
import { fieldCopy } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';

export const formatShare = (share: number) => `${upToTwoDecimals(share * 100)}\u00a0%`;

/** '+18 %' for 1.18. */
const formatSurcharge = (factor: number) =>
  `${factor < 1 ? '−' : '+'}${upToTwoDecimals(Math.abs(factor - 1) * 100)}\u00a0%`;

export interface LineText {
  name: string;
  basis: string;
}

export function lineText(line: PriceLine, service: ServiceTab, content: QuoteContent): LineText {
  const copy = content.lines;
  const choice = (field: string | undefined, option: string | undefined) => {
    if (field === undefined || option === undefined) return null;
    const { label, options } = fieldCopy(service, field, content);
    return copy.choice(label, options[option] ?? option);
  };
  switch (line.kind) {
    case 'order': {
      const chosen = choice(line.field, line.option);
      return { name: copy.order[service], basis: chosen ? copy.oncePerOrderFor(chosen) : copy.oncePerOrder };
    }
    case 'piece':
      return {
        name: choice(line.field, line.option) ?? copy.piece[service],
        basis: copy.eachPiece(formatCount(line.quantity), formatRupees(line.rate)),
      };
    case 'area':
      return {
        name: copy.area,
        basis: copy.eachArea(formatCount(line.quantity), upToTwoDecimals(line.area), formatRupees(line.rate)),
      };
    case 'choice':
      return { name: choice(line.field, line.option) ?? '', basis: formatSurcharge(line.factor) };
    case 'extra': {
      const { label } = fieldCopy(service, line.field, content);
      const name = line.option === undefined || line.option === 'yes' ? label : choice(line.field, line.option);
      return {
        name: name ?? label,
        basis:
          line.perPiece === 0
            ? copy.oncePerOrder
            : copy.extra(formatRupees(line.perOrder), formatCount(line.quantity), formatRupees(line.perPiece)),
      };
    }
    case 'counted':
      return {
        name: fieldCopy(service, line.field, content).label,
        basis: copy.counted(
          formatCount(line.count),
          formatRupees(line.rate),
          line.quantity === null ? null : formatCount(line.quantity),
        ),
      };
    case 'volume':
      return {
        name: copy.volume[line.by],
        basis: copy.bands[line.by](
          line.bands.map(({ from, to, share }) => ({ from, to, percent: formatShare(share) })),
        ),
      };
    case 'rounding':
      return {
        name: copy.rounding,
        basis: service === 'layout' ? copy.roundedTo.layout : copy.roundedTo.other,
      };
  }
}
