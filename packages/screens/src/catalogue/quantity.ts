/** A number with its unit: '4.7 kΩ' is `{ number: 4700, unit: 'Ω' }`. */
interface Quantity {
  number: number;
  /** '' for a bare number, such as the package '0805'. */
  unit: string;
}

const factors: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
};

// A prefix is followed by another letter: in '12 m' and '21 K/W' the m and the K are units.
const pattern = /^([\d.,]+) ?([pnµmkKMG](?=\p{L}))?(\D*)$/u;

/** Parses '4.7 kΩ' as 4700 Ω, '275 V AC' as 275 V AC, and '0805' as 805. Anything but a single quantity is `null`. */
function quantityOf(value: string): Quantity | null {
  const [, figure, prefix = '', unit = ''] = pattern.exec(value) ?? [];
  // Rounded, because 0.1 × 1e-6 is not exactly 1e-7.
  return figure === undefined
    ? null
    : { number: Number((Number(figure.replaceAll(',', '')) * (factors[prefix] ?? 1)).toPrecision(12)), unit };
}

/** Whether a value is a single quantity with a unit, such as '4.7 kΩ'. */
export const isMeasured = (value: string) => (quantityOf(value)?.unit ?? '') !== '';

/** Compares quantities by unit and size. They come before other values, which are equal. */
export function compareQuantities(one: string, other: string): number {
  const [a, b] = [quantityOf(one), quantityOf(other)];
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.unit !== b.unit) return a.unit < b.unit ? -1 : 1;
  return a.number - b.number;
}
