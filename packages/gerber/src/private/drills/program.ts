import type { PlotNote } from '../gerber/plot.ts';
import type { DrillFormatSource, DrillTool, Plating } from '../../reading.ts';
import type { DrillBlock } from './words.ts';

/** The number format of a drill file. */
export interface DrillFormat {
  unit: 'mm' | 'inch';
  /** Before and after the decimal point. */
  digits: readonly [number, number];
  /** `LZ` in a header means that leading zeros are present. */
  omits: 'leading' | 'trailing';
  /** Whether `G93` is ignored: it can be the position of the board on the machine. */
  ignoresZeroSet?: boolean;
}

export interface DrillHit {
  tool: string;
  isSlot: boolean;
  /** x, y, x, y … with arcs as chords. */
  points: readonly number[];
}

export interface ToolDefinition {
  diameter: number;
  /** Set if it differs from the unit of coordinates or a comment states it. */
  unit?: 'mm' | 'inch';
  plating?: Plating;
  platingFoundBy?: DrillTool['platingFoundBy'];
}

/** A parsed Excellon or XNC file. */
export interface DrillProgram {
  tools: ReadonlyMap<string, ToolDefinition>;
  blocks: readonly DrillBlock[];
  /** What the file states of its format. */
  stated: Partial<DrillFormat>;
  statedBy: DrillFormatSource;
  /** Values of X2's `.FileFunction`. */
  fileFunction: readonly string[];
  comments: readonly string[];
  notes: readonly PlotNote[];
}
