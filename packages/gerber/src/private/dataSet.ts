import type { DataSetFile, Layer, ReadingNote } from '../reading.ts';
import type { UnpackedFile } from './archive/unpack.ts';
import { statedFormat } from './drills/drillFormat.ts';
import { drillHits } from './drills/drillHits.ts';
import { readExcellon } from './drills/readExcellon.ts';
import { formatOf, textOf } from './formats.ts';
import { maxObjects } from './gerber/plot.ts';
import { readGerber } from './gerber/readGerber.ts';
import { layerOfX2 } from './layers/fileFunction.ts';
import type { IdentifiedFile, ParsedFile } from './parsedFile.ts';
import type { Run } from './run.ts';

/** The maximum of all files. Sets of 14 layers have a million; more would exhaust memory. */
const maxSetObjects = 2_000_000;

function parseFile({ name, bytes, isUnpacked }: UnpackedFile, shouldStop: () => boolean, limit: number): ParsedFile {
  const text = isUnpacked ? textOf(bytes) : '';
  const format = formatOf(name, text);
  if (format === 'gerber') return { name, format, plot: readGerber(text, shouldStop, limit) };
  if (format === 'excellon') return { name, format, program: readExcellon(text, shouldStop) };
  return { name, format };
}

/** The share of the time after which no more files are read, because searching and drawing follow. */
const parseShare = 0.6;

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

/** Returns the layer that X2 states. In a drill file the plating may be missing; its name may contain it. */
function statedLayer({ plot, program }: ParsedFile): Layer | undefined {
  const layer = layerOfX2((plot ?? program)?.fileFunction ?? []);
  return program && !layer?.plating ? undefined : layer;
}

export async function identifyFiles(
  files: readonly ParsedFile[],
  corrected: Readonly<Record<string, Layer>>,
): Promise<readonly IdentifiedFile[]> {
  const known = files.map((file): IdentifiedFile | ParsedFile => {
    const correction = Object.hasOwn(corrected, file.name) ? corrected[file.name] : undefined;
    if (correction) return { ...file, layer: correction, foundBy: 'corrected' };
    const stated = statedLayer(file);
    if (stated) return { ...file, layer: stated, foundBy: 'stated-by-x2' };
    return file.plot || file.program ? file : { ...file, layer: { function: 'other' }, foundBy: 'none' };
  });
  const isKnown = (file: IdentifiedFile | ParsedFile): file is IdentifiedFile => 'layer' in file;
  if (known.every(isKnown)) return known;
  // The vocabulary is a tenth of the code, and X2 files do not need it.
  const { identifyUnstated } = await import('./layers/identifyUnstated.ts');
  return identifyUnstated(known);
}

export const notesOf = ({ name: file, plot, program }: ParsedFile): readonly ReadingNote[] =>
  (plot ?? program)?.notes.map((note) => ({ ...note, file })) ?? [];

export const describe = ({ name, format, layer, foundBy, plot, program }: IdentifiedFile): DataSetFile => ({
  name,
  format,
  layer,
  foundBy,
  objects: plot?.objects.length ?? (program ? drillHits(program, statedFormat(program)).hits.length : 0),
});
