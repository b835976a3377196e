import type { PlotNote } from '../gerber/plot.ts';
import type { DrillFormatSource, DrillTool, Plating } from '../../reading.ts';
import type { DrillBlock } from './words.ts';

/** How the numbers of a drill file are written. */
export interface DrillFormat {
  unit: 'mm' | 'inch';
  /** Digits before and after the decimal point. */
  digits: readonly [number, number];
  /** Which zeros are left out. `LZ` of a header says that the leading ones are there. */
  omits: 'leading' | 'trailing';
  /** Whether `G93` is ignored: it can be the place of the board on the machine. */
  ignoresZeroSet?: boolean;
}

/** A hole, a slot or a routed path, in millimetres. */
export interface DrillHit {
  tool: string;
  isSlot: boolean;
  /** x, y, x, y … with arcs as chords. */
  points: readonly number[];
}

export interface ToolDefinition {
  diameter: number;
  /** The unit of the diameter, where it differs from that of the coordinates, or a comment states one. */
  unit?: 'mm' | 'inch';
  plating?: Plating;
  platingFoundBy?: DrillTool['platingFoundBy'];
}

/** An Excellon or XNC file as it stands. */
export interface DrillProgram {
  tools: ReadonlyMap<string, ToolDefinition>;
  /** The lines of the body. */
  blocks: readonly DrillBlock[];
  /** What the file states of its format. */
  stated: Partial<DrillFormat>;
  statedBy: DrillFormatSource;
  /** Values of X2's `.FileFunction`. */
  fileFunction: readonly string[];
  comments: readonly string[];
  notes: readonly PlotNote[];
}
