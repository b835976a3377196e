import type { Size } from '@pcb/engineering/capabilities';

/** Turns the size of an upright panel, because drawings are wider than high. */
export const landscape = ({ width, height }: Size): Size => ({ width: height, height: width });
