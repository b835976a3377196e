import type { Computed } from './computed.ts';
import { firstRefusal } from './conditions.ts';

/** Chip sizes with a rule of their own, smallest first, by their imperial code. */
export const chipSizes = ['01005', '0201', '0402', '0603', '0805', '1206'] as const;

/** One of `chipSizes`. */
export type ChipSize = (typeof chipSizes)[number];

/** How many spares a size needs. */
export interface SpareRule {
  /** Share of the need, in percent. */
  percent: number;
  /** Never fewer than these. */
  minimum: number;
}

/**
 * How many spares a placement line loses to leader, set-up and rejects, typically. `1206` stands for larger parts as well.
 * Source: the published kit rules of an assembly house.
 */
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

/** Why a need cannot be worked with. */
export type SparePartsReason =
  /** No whole number, or less than 0. */
  { kind: 'notACount'; input: 'need' } | { kind: 'tooLarge'; input: 'need'; maximum: number };

/**
 * How many pieces of one part number to send for a need of so many: spares = the larger of percent × need (rounded up to a whole part) and
 * the minimum of that size. A need of 0 takes no spares.
 *
 * Typical figures of an assembler of consigned kits; firms differ. A need that is no whole number from 0 to 1,00,00,00,000
 * gives a reason.
 */
export function partsToSend(
  need: number,
  size: ChipSize,
): Computed<{ spares: number; total: number }, SparePartsReason> {
  const refusal = firstRefusal<SparePartsReason>([
    [Number.isInteger(need) && need >= 0, { kind: 'notACount', input: 'need' }],
    [need <= largestNeed, { kind: 'tooLarge', input: 'need', maximum: largestNeed }],
  ]);
  if (refusal) return refusal;
  const { percent, minimum } = spareRules[size];
  const spares = need === 0 ? 0 : Math.max(Math.ceil((need * percent) / 100), minimum);
  return { isValid: true, spares, total: need + spares };
}
