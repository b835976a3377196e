import type { Computed } from './computed.ts';
import { firstFailure } from './conditions.ts';

/** Chip sizes by imperial code, smallest first. Each has its own rule. */
export const chipSizes = ['01005', '0201', '0402', '0603', '0805', '1206'] as const;

/** One of `chipSizes`. */
export type ChipSize = (typeof chipSizes)[number];

/** The number of spares that a size needs. */
export interface SpareRule {
  /** The share of the quantity needed, in percent. */
  percent: number;
  /** The minimum number of spares. */
  minimum: number;
}

/**
 * The typical loss of a placement line to leader, set-up and rejects. `1206` includes larger parts.
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

/** More than any order needs, and far below the maximum safe integer. */
const maxNeed = 1_000_000_000;

/** Why there is no result. */
export type SparePartsReason =
  /** Not a whole number, or less than 0. */
  { kind: 'notACount'; input: 'need' } | { kind: 'tooLarge'; input: 'need'; maximum: number };

/**
 * The number of pieces of one part number to send. The spares are percent × need, rounded up, or the minimum of the size,
 * whichever is larger. A need of 0 has no spares.
 *
 * Typical figures of an assembler of consigned kits; other firms differ. A need that is not a whole number from 0 to
 * 1,00,00,00,000 returns a reason.
 */
export function partsToSend(
  need: number,
  size: ChipSize,
): Computed<{ spares: number; total: number }, SparePartsReason> {
  const failure = firstFailure<SparePartsReason>([
    [Number.isInteger(need) && need >= 0, { kind: 'notACount', input: 'need' }],
    [need <= maxNeed, { kind: 'tooLarge', input: 'need', maximum: maxNeed }],
  ]);
  if (failure) return failure;
  const { percent, minimum } = spareRules[size];
  const spares = need === 0 ? 0 : Math.max(Math.ceil((need * percent) / 100), minimum);
  return { isValid: true, spares, total: need + spares };
}
