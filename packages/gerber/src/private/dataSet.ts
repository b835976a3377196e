import type { DataSetFile, Layer, ReadingNote } from '../reading.ts';
import { statedFormat } from './drills/drillFormat.ts';
import { drillHits } from './drills/drillHits.ts';
import { readExcellon } from './drills/readExcellon.ts';
import type { DrillProgram } from './drills/program.ts';
import { formatOf, textOf } from './formats.ts';
import { maxObjects } from './gerber/plot.ts';
import { readGerber } from './gerber/readGerber.ts';
import { judgedByContent } from './layers/content.ts';
import { layerOfX2 } from './layers/fileFunction.ts';
import { identifyPlot, projectWords, type Identified } from './layers/identify.ts';
import { platingOfWords } from './layers/words.ts';
import type { IdentifiedFile, ParsedFile } from './parsedFile.ts';
import type { Run } from './run.ts';
import type { UnpackedFile } from './archive/unpack.ts';

/** Objects of all files together. Sets of 14 layers have a million; more would fill the memory. */
const maxSetObjects = 2_000_000;

function parseFile({ name, bytes, isUnpacked }: UnpackedFile, shouldStop: () => boolean, limit: number): ParsedFile {
  const text = isUnpacked ? textOf(bytes) : '';
  const format = formatOf(name, text);
  if (format === 'gerber') return { name, format, plot: readGerber(text, shouldStop, limit) };
  if (format === 'excellon') return { name, format, program: readExcellon(text, shouldStop) };
  return { name, format };
}

/** The share of the time after which no further file is read: what was read still has to be searched and drawn. */
const parseShare = 0.6;

/** Reads as many of the files as the time allows. */
export function parseFiles(unpacked: readonly UnpackedFile[], run: Run): { files: ParsedFile[]; isComplete: boolean } {
  const files: ParsedFile[] = [];
  const isOver = () => run.isPast(parseShare) || run.shouldStop();
  let rest = maxSetObjects;
  for (const [index, file] of unpacked.entries()) {
    if (isOver()) return { files, isComplete: false };
    run.report('parse', (0.4 * index) / unpacked.length, file.name);
    const parsed = parseFile(file, isOver, Math.min(rest, maxObjects));
    rest -= parsed.plot?.size ?? 0;
    files.push(parsed);
  }
  return { files, isComplete: !isOver() };
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

/** The layers of all files: as the user says, else as the files state, else as their content looks. */
export function identifyFiles(
  files: readonly ParsedFile[],
  corrected: Readonly<Record<string, Layer>>,
): readonly IdentifiedFile[] {
  const project = projectWords(files.filter(({ plot, program }) => plot ?? program).map(({ name }) => name));
  const identified = files.map((file): IdentifiedFile => {
    const layer = Object.hasOwn(corrected, file.name) ? corrected[file.name] : undefined;
    if (layer) return { ...file, layer, foundBy: 'corrected' };
    if (file.plot) return { ...file, ...identifyPlot(file.name, file.plot, project) };
    if (file.program) return { ...file, ...identifyProgram(file.name, file.program) };
    return { ...file, layer: { function: 'other' }, foundBy: 'none' };
  });
  return judgedByContent(identified);
}

/** What is unusual in the file. */
export const notesOf = ({ name: file, plot, program }: ParsedFile): readonly ReadingNote[] =>
  (plot ?? program)?.notes.map((note) => ({ ...note, file })) ?? [];

export const describe = ({ name, format, layer, foundBy, plot, program }: IdentifiedFile): DataSetFile => ({
  name,
  format,
  layer,
  foundBy,
  objects: plot?.objects.length ?? (program ? drillHits(program, statedFormat(program)).hits.length : 0),
});
