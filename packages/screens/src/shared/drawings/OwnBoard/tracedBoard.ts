import type { BoardLook } from '@pcb/art/ScaleDrawing';

/** Lines of a width, or areas without one, as the data of an SVG path. */
export interface TracedShape {
  d: string;
  width?: number;
  /** Whether the lines have flat instead of round ends. @default false */
  isButt?: boolean;
  /** Whether it erases instead of drawing. @default false */
  isClear?: boolean;
}

export interface TracedLayer {
  shapes: readonly TracedShape[];
  /** Whether the layer has material where nothing is drawn. @default false */
  isInverted?: boolean;
}

/** The top side of a board in whole units, small enough for a browser's storage. y points down. */
export interface TracedBoard {
  /** In millimetres. */
  width: number;
  height: number;
  copperLayers: number;
  /** The size in units. */
  columns: number;
  rows: number;
  /** The edge and the cutouts, to fill by the even-odd rule. */
  outline: string;
  /** Absent if no file has this layer. */
  copper?: TracedLayer;
  /** Where the solder mask is open. */
  openings?: TracedLayer;
  legend?: TracedLayer;
  holes: readonly TracedShape[];
}

/** A customer's board with the colours of its order. */
export interface OwnBoard extends TracedBoard {
  look: BoardLook;
}
