import type { DrillFormatSource, DrillTool, Plating } from '../../reading.ts';
import type { PlotNote } from '../gerber/plot.ts';
import type { DrillBlock } from './words.ts';

export interface DrillFormat {
  unit: 'mm' | 'inch';
  digits: readonly [number, number];
  /** `LZ` in a header means that leading zeros are present. */
  omits: 'leading' | 'trailing';
  /** Whether `G93` is ignored, because it can be the position of the board on the machine. */
  ignoresZeroSet?: boolean;
}

export interface DrillHit {
  tool: string;
  isSlot: boolean;
  points: readonly number[];
}

export interface ToolDefinition {
  diameter: number;
  unit?: 'mm' | 'inch';
  plating?: Plating;
  platingFoundBy?: DrillTool['platingFoundBy'];
}

export interface DrillProgram {
  tools: ReadonlyMap<string, ToolDefinition>;
  blocks: readonly DrillBlock[];
  stated: Partial<DrillFormat>;
  statedBy: DrillFormatSource;
  fileFunction: readonly string[];
  comments: readonly string[];
  notes: readonly PlotNote[];
}
