/**
 * What `readDataSet` takes and returns. Lengths are in millimetres, in the coordinates of the files (y runs up). Everything
 * can be cloned into another thread. Reasons and findings are codes; words for them are up to the caller.
 */

/** A file as the user chose it: a zip, or one of the files of a data set. */
export interface InputFile {
  /** The name, with folders if it has any. */
  name: string;
  bytes: Uint8Array;
}

/** What a layer is for, after `.FileFunction` of the Gerber specification. `drawing` is a drill map, an assembly or a fabrication drawing. */
export const layerFunctions = [
  'copper',
  'soldermask',
  'legend',
  'paste',
  'profile',
  'drill',
  'drawing',
  'other',
] as const;
export type LayerFunction = (typeof layerFunctions)[number];

export type LayerSide = 'top' | 'inner' | 'bottom';

export type Plating = 'plated' | 'non-plated' | 'not-stated';

/** A layer of the board. */
export interface Layer {
  function: LayerFunction;
  /** Of copper, solder mask, legend and paste. */
  side?: LayerSide;
  /** Of copper: its position from the top, 1 and more, where the file states it. */
  number?: number;
  /** Of drill files. */
  plating?: Plating;
}

/** How the layer of a file was identified, in order of authority. */
export const layerSources = [
  'corrected',
  'stated-by-x2',
  'stated-in-comment',
  'file-name',
  'extension',
  'content',
  'none',
] as const;
export type LayerSource = (typeof layerSources)[number];

export type FileFormat = 'gerber' | 'excellon' | 'gerber-job' | 'not-fabrication-data';

/** A file of the data set. */
export interface DataSetFile {
  /** The name with its folders, as in the zip. It can contain anything, such as `<script>`. */
  name: string;
  format: FileFormat;
  layer: Layer;
  foundBy: LayerSource;
  /** The number of graphical objects, or of hits and slots. */
  objects: number;
}

/** A point on a layer. */
export interface Place {
  x: number;
  y: number;
  /** The name of its file, if it is on one layer. */
  file?: string;
}

export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** How the width and the height of the board were found. Those by `copper-extents` are a guess: the set has no outline. */
export const sizeSources = ['profile-layer', 'profile-extents', 'frame-in-other-layer', 'copper-extents'] as const;
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
  /** Holes without a pad. */
  'holes-without-pads',
] as const;
export type FigureLimit = (typeof figureLimits)[number];

/** Why a figure is missing. */
export type MissingReason = 'no-copper' | 'no-holes' | 'none-found' | 'out-of-time';

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

/** The smallest gap of each copper layer, for the layers that were measured. */
export interface LayerGap {
  file: string;
  gap: Figure;
}

/** Two pieces of copper closer than 0.05 mm that do not touch: often meant to be connected, so it is no gap to make. */
export interface NearlyTouching extends Place {
  distance: number;
}

/** Something worth telling: a code with its data. */
export type ReadingNote =
  /** The set has no outline; the size is that of the copper. */
  | { code: 'no-outline' }
  /** The outline is not closed; the size is its extents. */
  | { code: 'outline-not-closed'; file: string }
  /** The outline has several boards, of which `size` is the first. */
  | { code: 'several-boards'; count: number }
  /** The file lies in another folder that has copper of its own, and was not read. */
  | { code: 'other-data-set'; folder: string; files: readonly string[] }
  | { code: 'no-copper' }
  /** The file shows where copper is absent; its track, gap and ring are not measured. */
  | { code: 'negative-copper'; file: string }
  | { code: 'no-drills' }
  /** Nothing states whether these holes are plated. */
  | { code: 'plating-not-stated'; holes: number }
  /** The file states no complete number format: how it was found, with its units and digits. */
  | {
      code: 'drill-format';
      file: string;
      foundBy: DrillFormatSource;
      unit: 'mm' | 'inch';
      digits: readonly [number, number];
    }
  /** The file states no diameters for these holes, whose diameter is 0 here. */
  | { code: 'hole-size-not-stated'; file: string; holes: number }
  /** Most hits of the file are in another one too, and count once. */
  | { code: 'drills-twice'; file: string; sameAs: string }
  /** Draws with an aperture that is never defined, which are ignored. */
  | { code: 'undefined-aperture'; file: string; aperture: string }
  | { code: 'unknown-command'; file: string; command: string; count: number }
  | { code: 'deprecated-command'; file: string; command: string }
  /** An aperture macro that cannot be evaluated. */
  | { code: 'bad-macro'; file: string; macro: string }
  /** A step and repeat, a macro or a block would make more objects than are read. */
  | { code: 'too-many-objects'; file: string; limit: number }
  /** Coordinates beyond 2 m, which are ignored. */
  | { code: 'coordinates-out-of-range'; file: string; count: number }
  | { code: 'no-end-of-file'; file: string }
  /** The units are not stated; the file was read in these. */
  | { code: 'units-not-stated'; file: string; unit: 'mm' | 'inch' }
  | { code: 'layer-not-identified'; file: string }
  /** Two files are the same layer. */
  | { code: 'layer-twice'; files: readonly [string, string] }
  /** The file is in a zip inside a zip inside a zip, or no fabrication data. */
  | { code: 'file-ignored'; file: string }
  | { code: 'nearly-touching'; place: NearlyTouching }
  /** The time ran out before these steps. */
  | { code: 'out-of-time'; missing: readonly ('files' | 'tracks' | 'gap' | 'ring' | 'picture')[] };

/** Polylines of one width with round ends. */
export interface PictureStrokes {
  kind: 'strokes';
  polarity: 'dark' | 'clear';
  width: number;
  /** x, y, x, y … of all lines. */
  points: Float32Array;
  /** The index of the first point of each line, in points. */
  starts: Uint32Array;
}

/** Contours to fill by the non-zero rule. */
export interface PictureRegions {
  kind: 'regions';
  polarity: 'dark' | 'clear';
  points: Float32Array;
  starts: Uint32Array;
}

/** One aperture at many places. Contours are around its origin, to fill by the non-zero rule. */
export interface PictureFlashes {
  kind: 'flashes';
  polarity: 'dark' | 'clear';
  points: Float32Array;
  starts: Uint32Array;
  /** x, y, x, y … of the flashes. */
  at: Float32Array;
}

export type PictureStep = PictureStrokes | PictureRegions | PictureFlashes;

/** The image of a file, for a canvas. Draw the steps in order; a clear step erases what the steps before it drew. */
export interface LayerPicture {
  file: string;
  bounds: Bounds;
  /** Whether the image shows where the material is absent, as solder masks do. */
  isNegative: boolean;
  steps: readonly PictureStep[];
}

/** A data set that was read. Figures can be missing. */
export interface ReadDataSet {
  status: 'read';
  /** All files, including those that are no fabrication data. */
  files: readonly DataSetFile[];
  /** `undefined` if nothing has a size. Check `foundBy`: by `copper-extents` it is a guess. */
  size: BoardSize | undefined;
  /** The boards of the outline, largest first. Empty if there is no closed one. */
  boards: readonly BoardOutline[];
  copperLayers: number;
  copperLayersFoundBy: 'stated-by-x2' | 'files-with-copper';
  /** Holes by file, size and plating, each with its places. */
  tools: readonly DrillTool[];
  /** Holes by size and plating over all files, smallest first. */
  holeSizes: readonly HoleSize[];
  smallestDrill: Figure;
  smallestTrack: Figure;
  /** Of 0.05 mm and more; what is closer is in `nearlyTouching`. */
  smallestGap: Figure;
  gaps: readonly LayerGap[];
  nearlyTouching: readonly NearlyTouching[];
  /** The smallest annular ring. Negative where the hole leaves its pad. */
  smallestRing: Figure;
  pictures: readonly LayerPicture[];
  notes: readonly ReadingNote[];
}

/** Formats that are not Gerber, which other programs write. */
export const foreignFormats = [
  'odb++',
  'ipc-2581',
  'kicad-board',
  'altium-board',
  'eagle-board',
  'cadence-board',
  'pdf',
  'step',
  'dxf',
  'image',
] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

export const refusalReasons = [
  /** No bytes at all. */
  'empty',
  /** More than 25 MB. */
  'too-large',
  /** More than 100 MB unpacked. */
  'too-large-unpacked',
  /** More than 200 files. */
  'too-many-files',
  /** A zip in a zip in a zip. */
  'nested-archives',
  'encrypted',
  'damaged-archive',
  'rar',
  '7z',
  /** A tar, gzip or another archive that is no zip. */
  'other-archive',
  /** A file of another kind, in `format`. */
  'foreign-format',
  /** Neither Gerber nor drill files. */
  'no-fabrication-data',
  /** `shouldStop` or the signal stopped it. */
  'stopped',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A data set that cannot be read. */
export interface RefusedDataSet {
  status: 'refused';
  reason: RefusalReason;
  /** Of a `foreign-format`. */
  format?: ForeignFormat;
  /** The file that is the reason. */
  file?: string;
}

export type Reading = ReadDataSet | RefusedDataSet;

/** What is being done. */
export type ReadingStep = 'unpack' | 'parse' | 'outline' | 'tracks' | 'gap' | 'ring' | 'picture';

export interface ReadingProgress {
  step: ReadingStep;
  /** The file that is being read. */
  file?: string;
  /** The share that is done, from 0 to 1. */
  share: number;
}

export interface ReadingOptions {
  /** What the user says that files are, by name. */
  layers?: Readonly<Record<string, Layer>>;
  /** Called before each step and file. */
  onProgress?: (progress: ReadingProgress) => void;
  /** Asked between files and every few thousand objects. In a worker a message cannot arrive meanwhile, so read a shared flag or end the worker. */
  shouldStop?: () => boolean;
  /** Milliseconds for the gap. @default 5000 */
  gapBudget?: number;
  /** Milliseconds for everything. @default 20000 */
  totalBudget?: number;
  /** The clock, in milliseconds. @default performance.now */
  now?: () => number;
}
