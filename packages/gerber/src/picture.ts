import type { Bounds } from './files.ts';

export interface PictureStrokes {
  kind: 'strokes';
  polarity: 'dark' | 'clear';
  width: number;
  points: Float32Array;
  starts: Uint32Array;
}

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
  at: Float32Array;
}

export type PictureStep = PictureStrokes | PictureRegions | PictureFlashes;

/** Draw the steps in order; a clear step erases what earlier steps drew. */
export interface LayerPicture {
  file: string;
  bounds: Bounds;
  /** Whether the image shows where material is absent, as solder masks do. */
  isNegative: boolean;
  steps: readonly PictureStep[];
}
