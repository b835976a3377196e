import type { UnitPriceCurve } from '@pcb/quoting/volumePrices';

/** The share of the width for quantities beyond the sample rates. */
const beyondShare = 0.12;

const roundSteps = [1, 2, 2.5, 5, 10];

const maxUnitLabels = 4;

export interface CurveScale {
  /** The position of a quantity in percent of the width; the axis is logarithmic. */
  x: (quantity: number) => number;
  /** The position of a unit price in percent of the height, from the top. */
  y: (unit: number) => number;
  quantities: readonly number[];
  units: readonly number[];
}

function ticksUpTo(max: number): readonly number[] {
  const rough = max / maxUnitLabels;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((round) => round * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

function quantitiesUpTo(max: number): readonly number[] {
  const usual = max > 100 ? [1, 10, 100, 1_000] : [1, 2, 5, 10, 20, 50, 100];
  return usual.filter((quantity) => quantity <= max);
}

export function curveScale({ points }: UnitPriceCurve): CurveScale {
  const max = points.at(-1)?.quantity ?? 1;
  const units = ticksUpTo(Math.max(...points.map(({ unit }) => unit)));
  const top = units.at(-1) ?? 1;
  return {
    x: (quantity) =>
      quantity > max
        ? 100 - (beyondShare * 100) / 2
        : (max === 1 ? 0 : Math.log(quantity) / Math.log(max)) * (1 - beyondShare) * 100,
    y: (unit) => (1 - unit / top) * 100,
    quantities: quantitiesUpTo(max),
    units,
  };
}
