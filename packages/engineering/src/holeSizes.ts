import { capabilities } from './capabilities.ts';

/** Whether the sizes in a drill file are finished holes, which is usual, or drills. */
export type HoleSizes = 'finished' | 'drill';

/** A hole or slot as it is in a drill file. */
export interface FiledHole {
  /** In mm. */
  size: number;
  isPlated: boolean;
}

const { mechanical, maxVia, platingAllowance } = capabilities.drill;

/** In mm: accepts a via of 18 mil, and rounded sizes in inches. */
const viaTolerance = 0.01;

/**
 * Returns the drill diameter for a hole, in mm. Plating narrows a hole, so the drill is wider. Vias may end up smaller:
 * they are drilled at the size in the file, or with our smallest mechanical drill if that makes them no wider than in
 * the file.
 */
export function drillFor({ size, isPlated }: FiledHole, sizes: HoleSizes): number {
  if (sizes === 'drill' || !isPlated) return size;
  const drill = size + platingAllowance.value;
  const isVia = size <= maxVia.value + viaTolerance;
  return isVia ? Math.max(size, Math.min(drill, mechanical.value)) : drill;
}

/** Returns the finished size in mm of a hole or slot that is not a via. */
export const finishedSize = ({ size, isPlated }: FiledHole, sizes: HoleSizes): number =>
  sizes === 'drill' && isPlated ? size - platingAllowance.value : size;
