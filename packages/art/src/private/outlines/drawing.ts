import type { Shape } from './shapes.ts';

/** A drawing in mm, in layers from back to front. */
export interface Drawing {
  bodies: readonly Shape[];
  /** One shape for each contact, pin 1 first. */
  pins: readonly Shape[];
  /** Darker surfaces of a body. */
  shades?: readonly Shape[];
  lines?: readonly Shape[];
  /** Filled marks: pin 1, or the end of the cathode. */
  marks?: readonly Shape[];
}
