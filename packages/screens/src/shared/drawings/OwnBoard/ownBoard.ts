import type { BoardLook } from '@pcb/art/ScaleDrawing';

/** Lines of a width, or areas without one, as the data of an SVG path. */
export interface TracedShape {
  d: string;
  /** Of the lines. */
  width?: number;
  /** Whether the lines end at their last points, as rectangles do, instead of with round ends. @default false */
  isButt?: boolean;
  /** Whether it erases what is below instead of drawing. @default false */
  isClear?: boolean;
}

/** The shapes of a layer, to draw in order. */
export interface TracedLayer {
  shapes: readonly TracedShape[];
  /** Whether the layer is where nothing is drawn. @default false */
  isInverted?: boolean;
}

/** The top side of a board in whole units, small enough to keep in a browser. y points down. */
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
  /** Missing where no file has the layer. */
  copper?: TracedLayer;
  /** Where the solder mask is open. */
  openings?: TracedLayer;
  legend?: TracedLayer;
  holes: readonly TracedShape[];
}

/** A customer's board as its fabrication files show it, in the colours that it is ordered in. `traceBoard` makes one. */
export interface OwnBoard extends TracedBoard {
  look: BoardLook;
}
