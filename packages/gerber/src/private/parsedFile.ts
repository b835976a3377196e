import type { FileFormat, Layer, LayerSource } from '../reading.ts';
import type { DrillProgram } from './drills/program.ts';
import type { Plot } from './gerber/plot.ts';

export interface ParsedFile {
  name: string;
  format: FileFormat;
  plot?: Plot;
  program?: DrillProgram;
}

export interface IdentifiedFile extends ParsedFile {
  layer: Layer;
  foundBy: LayerSource;
}
