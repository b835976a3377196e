/**
 * The graphical objects of a Gerber file (specification, chapter 2), in millimetres. Everything later reads these: the
 * outline, the copper and the picture.
 */

/** x, y, x, y … Plain arrays: a million typed ones of two points take ten times their memory. */
export type Points = readonly number[];

/**
 * A part of the image of an aperture or a region: all points within `radius` of the line through `points`, and, if it is an
 * area, the inside of that line too. A circle is one point with a radius.
 */
export interface Primitive {
  points: Points;
  radius: number;
  /** Whether the line is closed and its inside filled. */
  isArea: boolean;
  /** Exposure; a clear primitive erases those before it in the same aperture. */
  isDark: boolean;
}

export interface Aperture {
  /** Its number, as in `D10`. */
  code: string;
  /** The width of lines that it draws. */
  strokeWidth: number;
  primitives: readonly Primitive[];
  /** Whether it is a circle, which draws lines with round ends. */
  isCircle: boolean;
  /** It is a standard aperture with a hole for the drill, its last primitive. The holes of macros are part of the image. */
  hasDrillHole?: boolean;
  /** `.AperFunction`, such as `ViaPad` or `Conductor`. */
  apertureFunction?: string | undefined;
  /** The objects of a block aperture. */
  block?: readonly GraphicalObject[];
  /** The file never defines it: its lines have no width. */
  isUndefined?: boolean;
}

interface ObjectBase {
  isDark: boolean;
  /** The net by `.N`, if the file states one. */
  net: string | undefined;
  aperture: Aperture;
}

export interface Flash extends ObjectBase {
  kind: 'flash';
  x: number;
  y: number;
}

/** A straight line or an arc: its points, with arcs as chords. */
export interface Draw extends ObjectBase {
  kind: 'draw';
  points: Points;
}

export interface Region {
  kind: 'region';
  isDark: boolean;
  net: string | undefined;
  contour: Points;
  /** `.AperFunction` of the region, such as `SMDPad`. */
  apertureFunction: string | undefined;
}

export type GraphicalObject = Flash | Draw | Region;

/** What is unusual in a file, with the line of the first, counted from 1. The caller adds the name of the file. */
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
  /** The number of objects, where those with many points count as several. */
  size: number;
  /** The values of `.FileFunction`, such as `Copper`, `L1`, `Top`. */
  fileFunction: readonly string[];
  filePolarity: 'positive' | 'negative' | undefined;
  /** What `G04` says, the first 200. */
  comments: readonly string[];
  /** What `IN` and `LN` say, the first three. */
  names: readonly string[];
  notes: readonly PlotNote[];
}

/**
 * The maximum of a file, in objects of up to eight points; one with more counts as several. A file of a large board has
 * 100,000, and step and repeat can ask for 100 million.
 */
export const maxObjects = 600_000;
