/** A zip, or one of the files of a data set. */
export interface InputFile {
  name: string;
  bytes: Uint8Array;
}

/** The names of Gerber's `.FileFunction`. `drawing` is a drill map, an assembly drawing or a fabrication drawing. */
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

export interface Layer {
  function: LayerFunction;
  side?: LayerSide;
  /** For copper: its position from the top, counted from 1, if the file states it. */
  number?: number;
  /** For drill files. */
  plating?: Plating;
}

/** The ways to identify the layer of a file, most reliable first. */
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

export interface DataSetFile {
  /** The name with its folders, as in the zip. It can contain anything, such as `<script>`. */
  name: string;
  format: FileFormat;
  layer: Layer;
  foundBy: LayerSource;
  /** The number of graphical objects, or of hits and slots. */
  objects: number;
}

export interface Place {
  x: number;
  y: number;
  /** The name of the file, for a place on one layer. */
  file?: string;
}

export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}
