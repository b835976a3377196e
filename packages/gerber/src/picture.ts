import type { Bounds } from './files.ts';

/** Polylines of one width with round ends. */
export interface PictureStrokes {
  kind: 'strokes';
  polarity: 'dark' | 'clear';
  width: number;
  /** x, y, x, y … of all lines. */
  points: Float32Array;
  /** The index of the first point of each line. */
  starts: Uint32Array;
}

/** Contours that are filled by the non-zero rule. */
export interface PictureRegions {
  kind: 'regions';
  polarity: 'dark' | 'clear';
  points: Float32Array;
  starts: Uint32Array;
}

/** One aperture at many places. Contours are relative to its origin and filled by the non-zero rule. */
export interface PictureFlashes {
  kind: 'flashes';
  polarity: 'dark' | 'clear';
  points: Float32Array;
  starts: Uint32Array;
  /** x, y, x, y … of the flashes. */
  at: Float32Array;
}

export type PictureStep = PictureStrokes | PictureRegions | PictureFlashes;

/** Draw the steps in order; a clear step erases what was drawn before it. */
export interface LayerPicture {
  file: string;
  bounds: Bounds;
  /** Whether the image shows where material is absent, like the image of a solder mask. */
  isNegative: boolean;
  steps: readonly PictureStep[];
}
