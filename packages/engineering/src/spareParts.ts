import type { Computed } from './computed.ts';
import { firstFailure } from './conditions.ts';

/** Imperial codes, smallest first. */
export const chipSizes = ['01005', '0201', '0402', '0603', '0805', '1206'] as const;

export type ChipSize = (typeof chipSizes)[number];

export interface SpareRule {
  /** The share of the need, in percent. */
  percent: number;
  /** The minimum number of spares. */
  minimum: number;
}

/** Losses to leader, set-up and rejects: published kit rules of an assembly house. `1206` includes larger parts. */
export const spareRules: Readonly<Record<ChipSize, SpareRule>> = {
  '01005': { percent: 50, minimum: 100 },
  '0201': { percent: 25, minimum: 50 },
  '0402': { percent: 15, minimum: 20 },
  '0603': { percent: 15, minimum: 20 },
  '0805': { percent: 10, minimum: 10 },
  '1206': { percent: 10, minimum: 5 },
};

/** More than any order requires, and far below the maximum safe integer. */
const maxNeed = 1_000_000_000;

export type SparePartsReason =
  | { kind: 'notACount'; input: 'need' }
  | { kind: 'tooLarge'; input: 'need'; maximum: number };

/**
 * Returns the number of pieces of one part number to send: the need plus spares, which are percent × need, rounded up,
 * or the minimum of the size if that is larger. A need of 0 has no spares. For a fraction, or a need outside 0 to
 * 1,00,00,00,000, it returns a reason.
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
