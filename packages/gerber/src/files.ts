/** The files of a data set and their layers. */

/** A file as the user chose it: a zip, or one of the files of a data set. */
export interface InputFile {
  /** The name, with folders if it has any. */
  name: string;
  bytes: Uint8Array;
}

/**
 * The function of a layer, as in `.FileFunction` of the Gerber specification. `drawing` is a drill map, an assembly or
 * a fabrication drawing.
 */
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
  /** For copper, solder mask, legend and paste. */
  side?: LayerSide;
  /** For copper: its position from the top, counted from 1, where the file states it. */
  number?: number;
  /** For drill files. */
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
