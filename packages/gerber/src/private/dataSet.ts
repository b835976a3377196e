import type { DataSetFile, FileFormat, Layer, LayerSource, ReadingNote } from '../reading.ts';
import { readExcellon } from './drills/readExcellon.ts';
import type { DrillProgram } from './drills/program.ts';
import { formatOf, textOf } from './formats.ts';
import type { Plot } from './gerber/plot.ts';
import { readGerber } from './gerber/readGerber.ts';
import { layerOfX2 } from './layers/fileFunction.ts';
import { identifyPlot, projectWords, type Identified } from './layers/identify.ts';
import { platingOfWords } from './layers/words.ts';
import type { UnpackedFile } from './archive/unpack.ts';

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

/** Reads one file. */
export function parseFile({ name, bytes }: UnpackedFile, shouldStop: () => boolean): ParsedFile {
  const text = textOf(bytes);
  const format = formatOf(name, text);
  if (format === 'gerber') return { name, format, plot: readGerber(text, shouldStop) };
  if (format === 'excellon') return { name, format, program: readExcellon(text) };
  return { name, format };
}

const stemOf = (name: string) => name.replace(/^.*[/\\]/, '');

/** The layer of a drill file: its plating by X2, then by its name. What tools state for themselves comes later. */
function identifyProgram(name: string, { fileFunction, comments }: DrillProgram): Identified {
  const byX2 = layerOfX2(fileFunction);
  if (byX2?.plating) return { layer: byX2, foundBy: 'stated-by-x2' };
  const byName = platingOfWords(stemOf(name));
  if (byName.plating) return { layer: { function: 'drill', ...byName }, foundBy: 'file-name' };
  const layer = comments.map((comment) => /^Layer\s*:\s*(.*)$/i.exec(comment)?.[1]).find((text) => text !== undefined);
  const byComment = layer === undefined ? {} : platingOfWords(layer);
  return { layer: { function: 'drill', ...byComment }, foundBy: byComment.plating ? 'stated-in-comment' : 'content' };
}

/** The layers of all files: as the user says, else as they say. */
export function identifyFiles(
  files: readonly ParsedFile[],
  corrected: Readonly<Record<string, Layer>>,
): readonly IdentifiedFile[] {
  const project = projectWords(files.filter(({ plot, program }) => plot ?? program).map(({ name }) => name));
  return files.map((file) => {
    const layer = Object.hasOwn(corrected, file.name) ? corrected[file.name] : undefined;
    if (layer) return { ...file, layer, foundBy: 'corrected' };
    if (file.plot) return { ...file, ...identifyPlot(file.name, file.plot, project) };
    if (file.program) return { ...file, ...identifyProgram(file.name, file.program) };
    return { ...file, layer: { function: 'other' }, foundBy: 'none' };
  });
}

/** What was strange in the file. */
export function notesOf({ name: file, plot, program }: ParsedFile): readonly ReadingNote[] {
  const ofPlot = plot?.notes.map((note) => ({ ...note, file })) ?? [];
  if (!program) return ofPlot;
  const unknown = [...program.unknown].map(
    ([command, count]) => ({ code: 'unknown-command', file, command, count }) as const,
  );
  return program.hasEnded ? unknown : [...unknown, { code: 'no-end-of-file', file }];
}

export const describe = ({ name, format, layer, foundBy, plot, program }: IdentifiedFile): DataSetFile => ({
  name,
  format,
  layer,
  foundBy,
  objects: plot?.objects.length ?? program?.hits.length ?? 0,
});
