/** The graphical objects of a Gerber file (specification, chapter 2), in mm. */

/** x, y, x, y … A plain array, because a million typed arrays of two points need ten times the memory. */
export type Points = readonly number[];

/** All points within `radius` of the line and, for an area, inside it. A circle is one point with a radius. */
export interface Primitive {
  points: Points;
  radius: number;
  isArea: boolean;
  /** A clear primitive erases earlier ones of the same aperture. */
  isDark: boolean;
}

export interface Aperture {
  code: string;
  strokeWidth: number;
  primitives: readonly Primitive[];
  isCircle: boolean;
  /** A standard aperture whose last primitive is a drill hole. Holes of macros are part of the image. */
  hasDrillHole?: boolean;
  apertureFunction?: string | undefined;
  block?: readonly GraphicalObject[];
  isUndefined?: boolean;
}

interface ObjectBase {
  isDark: boolean;
  net: string | undefined;
  aperture: Aperture;
}

export interface Flash extends ObjectBase {
  kind: 'flash';
  x: number;
  y: number;
}

export interface Draw extends ObjectBase {
  kind: 'draw';
  points: Points;
}

export interface Region {
  kind: 'region';
  isDark: boolean;
  net: string | undefined;
  contour: Points;
  /** `.AperFunction`, such as `SMDPad`. */
  apertureFunction: string | undefined;
}

export type GraphicalObject = Flash | Draw | Region;

export type PlotNote =
  | { code: 'undefined-aperture'; aperture: string; line: number }
  | { code: 'unknown-command'; command: string; count: number; line: number }
  | { code: 'unread-drill-command'; command: string; count: number; line: number }
  | { code: 'deprecated-command'; command: string; line: number }
  | { code: 'bad-macro'; macro: string; line: number }
  | { code: 'too-many-objects'; limit: number }
  | { code: 'coordinates-out-of-range'; count: number }
  | { code: 'no-end-of-file' }
  | { code: 'units-not-stated'; unit: 'mm' | 'inch' };

export interface Plot {
  objects: readonly GraphicalObject[];
  size: number;
  /** `.FileFunction`, such as `Copper`, `L1`, `Top`. */
  fileFunction: readonly string[];
  filePolarity: 'positive' | 'negative' | undefined;
  /** The first 200 `G04`. */
  comments: readonly string[];
  /** The first three `IN` and `LN`. */
  names: readonly string[];
  notes: readonly PlotNote[];
}

/**
 * The maximum number of objects of up to eight points. A large board has 100,000; step and repeat can reach 100
 * million.
 */
export const maxObjects = 600_000;
