import type { FileFormat, Layer, LayerSource } from '../reading.ts';
import type { DrillProgram } from './drills/program.ts';
import type { Plot } from './gerber/plot.ts';

/** A file of the set with what was read of it. */
export interface ParsedFile {
  name: string;
  format: FileFormat;
  plot?: Plot;
  program?: DrillProgram;
}

/** A parsed file with its layer. */
export interface IdentifiedFile extends ParsedFile {
  layer: Layer;
  foundBy: LayerSource;
}
