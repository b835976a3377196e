import type { Bounds, Place, Plating } from './files.ts';

/** How the width and the height of the board were found. `copper-extents` is a guess: the set has no outline. */
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
  /** The file with the outline. */
  file?: string;
}

/** A closed contour as x, y, x, y …, with arcs as chords. The last point is not the first one again. */
export type Contour = Float64Array;

/** One board of an outline. */
export interface BoardOutline {
  width: number;
  height: number;
  bounds: Bounds;
  contour: Contour;
  /** Contours inside the board: routed slots and openings that the outline layer has. */
  cutouts: readonly Contour[];
}

/** The holes and slots of one size and plating. */
export interface DrillTool {
  /** As the file has it: files do not state whether it is that of the finished hole or of the drill. */
  diameter: number;
  plating: Plating;
  platingFoundBy: 'stated-by-x2' | 'stated-in-file' | 'file-name' | 'corrected' | 'none';
  /** The name of the file. */
  file: string;
  /** Centres of the holes: x, y, x, y … */
  holes: Float64Array;
  /** Ends of the slots' centre lines: x1, y1, x2, y2 … A routed path with bends has a number of them. */
  slotLines: Float64Array;
  /** The number of slots. */
  slots: number;
}

/** How units and digits of a drill file were found. */
export type DrillFormatSource = 'drill-header' | 'drill-comment' | 'fits-copper' | 'default';

/** The holes of one diameter, over all files. */
export interface HoleSize {
  diameter: number;
  plating: Plating;
  holes: number;
  slots: number;
}

/** What a figure does not cover. */
export const figureLimits = [
  /** Narrow places of pours. */
  'necks-in-pours',
  /** Tracks that a file draws as regions. */
  'tracks-as-regions',
  /** Two parts of one shape that a clear shape separates. */
  'parts-of-one-shape',
  /** Copper without a pad, such as texts. */
  'copper-without-pads',
  /** Layers of a data set whose time ran out. */
  'layers-not-measured',
  /** Inner layers. */
  'inner-layers',
  /** Slots. */
  'slots',
  /** Slots in drill files; those in the outline are covered. */
  'drilled-slots',
  /** Lines on copper layers that only repeat the outline. */
  'outline-on-copper',
  /** Holes without a pad. */
  'holes-without-pads',
] as const;
export type FigureLimit = (typeof figureLimits)[number];

/** Why a figure is missing. */
export type MissingReason = 'no-copper' | 'no-holes' | 'no-outline' | 'no-paste' | 'none-found' | 'out-of-time';

/** The smallest value of something. */
export interface MeasuredFigure {
  status: 'measured';
  value: number;
  /** Where it is, at most 20 places, smallest first. */
  places: readonly Place[];
  foundBy: 'stroke-widths' | 'copper-shapes' | 'drill-tools';
  notCovered: readonly FigureLimit[];
}

export interface MissingFigure {
  status: 'missing';
  reason: MissingReason;
}

export type Figure = MeasuredFigure | MissingFigure;

/** The opening of the paste layers that releases paste worst: the one with the smallest ratio of area to wall. */
export interface MeasuredPasteAperture {
  status: 'measured';
  /**
   * The area of the opening divided by its perimeter, in mm. Divided by the thickness of the foil, it is the area ratio
   * of IPC-7525, which asks for 0.66.
   */
  areaPerPerimeter: number;
  /**
   * Its narrowest width, at right angles to the middle of a side, in mm. Divided by the thickness of the foil, it is
   * the aspect ratio.
   */
  width: number;
  /** The places of all such openings, at most 20. */
  places: readonly Place[];
}

export type PasteAperture = MeasuredPasteAperture | MissingFigure;

/** The smallest gap of each copper layer, for the layers that were measured. */
export interface LayerGap {
  file: string;
  gap: Figure;
}

/** The smallest annular ring of the holes of one diameter. */
export interface SizeRing {
  /** The diameter in the files. */
  diameter: number;
  /** The copper beyond this diameter. Negative where a hole leaves its pad. */
  value: number;
  /** Where it is, at most 20 places, smallest first. */
  places: readonly Place[];
}

/**
 * Two pieces of copper that are closer than 0.05 mm but do not touch. They are often meant to be connected, so they do
 * not count as a gap.
 */
export interface NearlyTouching extends Place {
  distance: number;
}
