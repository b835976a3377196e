import { type Computed, firstRefusal } from './computed.ts';

/** Chip sizes with a rule of their own, smallest first, by their imperial code. */
export const chipSizes = ['01005', '0201', '0402', '0603', '0805', '1206'] as const;

export type ChipSize = (typeof chipSizes)[number];

interface SpareRule {
  /** Share of the need, in percent. */
  percent: number;
  /** Never fewer than these. */
  minimum: number;
}

/** How many spares a placement line loses to leader, set-up and rejects, typically. `1206` stands for larger parts as well. */
export const spareRules: Readonly<Record<ChipSize, SpareRule>> = {
  '01005': { percent: 50, minimum: 100 },
  '0201': { percent: 25, minimum: 50 },
  '0402': { percent: 15, minimum: 20 },
  '0603': { percent: 15, minimum: 20 },
  '0805': { percent: 10, minimum: 10 },
  '1206': { percent: 10, minimum: 5 },
};

/** More than any order needs, and far below where doubles lose whole numbers. */
const largestNeed = 1_000_000_000;

/**
 * How many pieces of one part number to send for a need of so many: spares = the larger of percent × need (rounded up to a whole part) and
 * the minimum of that size. A need of 0 takes no spares.
 *
 * Typical figures of an assembler of consigned kits; firms differ. A need that is no whole number from 0 to 1,00,00,00,000
 * gives a reason.
 */
export function partsToSend(need: number, size: ChipSize): Computed<{ spares: number; total: number }, 'need'> {
  const refusal = firstRefusal<'need'>([
    ['need', Number.isInteger(need) && need >= 0, 'The number of parts must be 0 or a positive whole number.'],
    ['need', need <= largestNeed, 'The number of parts must be 1,00,00,00,000 at most.'],
  ]);
  if (refusal) return refusal;
  const { percent, minimum } = spareRules[size];
  const spares = need === 0 ? 0 : Math.max(Math.ceil((need * percent) / 100), minimum);
  return { isValid: true, spares, total: need + spares };
}
