import type { PlotNote } from '../gerber/plot.ts';
import type { DrillFormatSource, DrillTool, Plating } from '../../reading.ts';

/** How the numbers of a drill file are written. */
export interface DrillFormat {
  unit: 'mm' | 'inch';
  /** Digits before and after the decimal point. */
  digits: readonly [number, number];
  /** Which zeros are left out. `LZ` of a header says that the leading ones are there. */
  omits: 'leading' | 'trailing';
}

/** An arc of a routed path: its radius, or where its centre is from its start. Texts as they stand in the file. */
export interface RoutedArc {
  isClockwise: boolean;
  radius?: string;
  i?: string;
  j?: string;
}

/** A hole, a slot or a routed path: its points as they stand in the file, before units and digits. */
export interface DrillHit {
  tool: string;
  isSlot: boolean;
  /** Texts of the numbers: x, y, x, y … */
  points: readonly string[];
  /** The arcs of a routed path, by the place in `points` of where they end. */
  arcs?: ReadonlyMap<number, RoutedArc>;
}

export interface ToolDefinition {
  diameter: number;
  /** The unit of the diameter, where a comment states one. */
  unit?: 'mm' | 'inch';
  plating?: Plating;
  platingFoundBy?: DrillTool['platingFoundBy'];
}

/** An Excellon or XNC file as it stands. */
export interface DrillProgram {
  tools: ReadonlyMap<string, ToolDefinition>;
  hits: readonly DrillHit[];
  /** What the file states of its format. */
  stated: Partial<DrillFormat>;
  statedBy: DrillFormatSource;
  /** Values of X2's `.FileFunction`. */
  fileFunction: readonly string[];
  comments: readonly string[];
  notes: readonly PlotNote[];
}
