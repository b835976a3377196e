import type { Size } from './capabilities.ts';

/** In mm: the middle of 60 to 80 µm (Wolfram, Journal of the American Academy of Dermatology 48, 2003, S106). */
export const hairDiameter = 0.07;

/** In mm, landscape: ISO 216. */
export const a3Paper: Size = { width: 420, height: 297 };
