import { milToMm } from '@pcb/engineering/lengths';

const unitsInMm: Readonly<Record<string, number>> = { mm: 1, mil: milToMm(1), µm: 0.001 };

/** A single length in mm; `undefined` for a range, a size or any other text. */
function lengthOf(figure: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)\s(mm|mil|µm)$/.exec(figure) ?? [];
  const factor = unitsInMm[unit];
  return factor === undefined ? undefined : Number(digits) * factor;
}

/** A shorter line has no room for its two arrows. */
const shortest = 0.12;

/**
 * The width of each figure's dimension line as a fraction of its column, 0 to 1. All lines of a list have the same scale, and
 * the longest fills its column. `undefined` for a figure without a line.
 */
export function lineWidths(figures: readonly string[]): readonly (number | undefined)[] {
  const lengths = figures.map(lengthOf);
  const longest = Math.max(...lengths.map((length) => length ?? 0));
  return lengths.map((length) => (length !== undefined && length / longest >= shortest ? length / longest : undefined));
}
