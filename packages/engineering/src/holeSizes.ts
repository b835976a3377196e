import { capabilities } from './capabilities.ts';

/** What the sizes in a drill file are: those of the finished holes, which is usual, or those of the drills. */
export type HoleSizes = 'finished' | 'drill';

/** A hole or a slot as a drill file has it. */
export interface FiledHole {
  /** The size in the file, in mm. */
  size: number;
  isPlated: boolean;
}

const { mechanical, maxVia, platingAllowance } = capabilities.drill;

/** In mm. A via of 18 mil counts too, and files in inches are rounded. */
const viaTolerance = 0.01;

/**
 * The diameter of the drill for a hole, in mm. Plated holes shrink, so their drill is wider than the finished hole. Vias,
 * into which nothing is inserted, may be finished smaller: their drill has the size in the file, or that of our smallest
 * mechanical drill if the finished via is then no wider than in the file.
 */
export function drillFor({ size, isPlated }: FiledHole, sizes: HoleSizes): number {
  if (sizes === 'drill' || !isPlated) return size;
  const drill = size + platingAllowance.value;
  const isVia = size <= maxVia.value + viaTolerance;
  return isVia ? Math.max(size, Math.min(drill, mechanical.value)) : drill;
}

/** The finished size of a hole or slot that is no via, in mm. */
export const finishedSize = ({ size, isPlated }: FiledHole, sizes: HoleSizes): number =>
  sizes === 'drill' && isPlated ? size - platingAllowance.value : size;
