import type { Bounds, Place, Plating } from './files.ts';

/** `copper-extents` is a guess, because the set has no outline. */
export const sizeSources = [
  'profile-layer',
  'routed-path',
  'profile-extents',
  'frame-in-other-layer',
  'copper-extents',
] as const;
export type SizeSource = (typeof sizeSources)[number];

/** Width and height of one board, between the centre lines of its outline. */
export interface BoardSize {
  width: number;
  height: number;
  bounds: Bounds;
  foundBy: SizeSource;
  file?: string;
}

/** A closed contour as x, y, x, y …, with arcs as chords. The last point does not repeat the first. */
export type Contour = Float64Array;

export interface BoardOutline {
  width: number;
  height: number;
  bounds: Bounds;
  contour: Contour;
  /** Contours inside the board: routed slots and openings in the outline layer. */
  cutouts: readonly Contour[];
}

export interface DrillTool {
  /** The diameter in the file, which does not state whether it is the finished hole or the drill. */
  diameter: number;
  plating: Plating;
  platingFoundBy: 'stated-by-x2' | 'stated-in-file' | 'file-name' | 'corrected' | 'none';
  file: string;
  /** The centres: x, y, x, y … */
  holes: Float64Array;
  /** The ends of the slots' centre lines: x1, y1, x2, y2 … A routed path with bends has several lines. */
  slotLines: Float64Array;
  slots: number;
}

export type DrillFormatSource = 'drill-header' | 'drill-comment' | 'fits-copper' | 'default';

/** The holes of one diameter, in all files. */
export interface HoleSize {
  diameter: number;
  plating: Plating;
  holes: number;
  slots: number;
}

/** The things that a figure does not cover. */
export const figureLimits = [
  'necks-in-pours',
  /** Tracks that a file draws as regions. */
  'tracks-as-regions',
  /** Parts of one shape that a clear shape separates. */
  'parts-of-one-shape',
  'copper-without-pads',
  /** Layers of a data set whose time ran out. */
  'layers-not-measured',
  'inner-layers',
  'slots',
  /** Slots in drill files; slots in the outline are covered. */
  'drilled-slots',
  /** Lines on copper layers that only repeat the outline. */
  'outline-on-copper',
  'holes-without-pads',
] as const;
export type FigureLimit = (typeof figureLimits)[number];

export type MissingReason = 'no-copper' | 'no-holes' | 'no-outline' | 'no-paste' | 'none-found' | 'out-of-time';

export interface MeasuredFigure {
  status: 'measured';
  value: number;
  /** At most 20 places, smallest first. */
  places: readonly Place[];
  foundBy: 'stroke-widths' | 'copper-shapes' | 'drill-tools';
  notCovered: readonly FigureLimit[];
}

export interface MissingFigure {
  status: 'missing';
  reason: MissingReason;
}

export type Figure = MeasuredFigure | MissingFigure;

/** The paste opening with the smallest ratio of area to wall, which releases paste least well. */
export interface MeasuredPasteAperture {
  status: 'measured';
  /**
   * The area of the opening divided by its perimeter, in mm. Divided by the foil thickness, the area ratio (IPC-7525:
   * at least 0.66).
   */
  areaPerPerimeter: number;
  /** Measured at right angles to the middle of a side, in mm. Divided by the foil thickness, it is the aspect ratio. */
  width: number;
  /** At most 20 such openings. */
  places: readonly Place[];
}

export type PasteAperture = MeasuredPasteAperture | MissingFigure;

export interface LayerGap {
  file: string;
  gap: Figure;
}

/** The smallest annular ring of the holes of one diameter. */
export interface SizeRing {
  diameter: number;
  /** The width of the copper outside this diameter. Negative if a hole breaks out of its pad. */
  value: number;
  /** At most 20 places, smallest first. */
  places: readonly Place[];
}

/** Copper pieces closer than 0.05 mm that do not touch. Most are meant to be connected, so they are not gaps. */
export interface NearlyTouching extends Place {
  distance: number;
}
