import { foreignFormatOf, archiveOf } from './private/archive/foreignFormats.ts';
import { unpack, type UnpackedFile } from './private/archive/unpack.ts';
import { describe, identifyFiles, notesOf, parseFiles } from './private/dataSet.ts';
import { measureBoard } from './private/measureBoard.ts';
import { Run } from './private/run.ts';
import { separateSets } from './private/separateSets.ts';
import type { InputFile, Reading, ReadingNote, ReadingOptions, RefusedDataSet } from './reading.ts';

/** Why there is nothing to read: the format of the first recognised file, else that of an archive inside. */
function refuse(files: readonly UnpackedFile[]): RefusedDataSet {
  for (const { name, bytes } of files) {
    const format = foreignFormatOf(name, bytes);
    if (format) return { status: 'refused', reason: 'foreign-format', format, file: name };
  }
  for (const { name, bytes } of files) {
    const archive = archiveOf(bytes);
    if (archive) return { status: 'refused', reason: archive, file: name };
  }
  return { status: 'refused', reason: 'no-fabrication-data' };
}

const folderOf = (name: string) => name.replace(/[^/\\]*$/, '');

/**
 * Reads a fabrication data set: a zip, or its files. It takes up to a few seconds and belongs in a worker. It never throws;
 * what cannot be read is refused.
 */
export function readDataSet(input: readonly InputFile[], options: ReadingOptions = {}): Reading {
  const run = new Run(options);
  run.report('unpack', 0);
  const unpacked = unpack(input);
  if ('status' in unpacked) return unpacked;
  const { files: parsed, isComplete } = parseFiles(unpacked, run);
  if (run.shouldStop()) return { status: 'refused', reason: 'stopped' };
  if (!parsed.some(({ plot, program }) => plot ?? program)) return refuse(unpacked);
  const all = identifyFiles(parsed, options.layers ?? {});
  const { files, others } = separateSets(all);
  const otherSets = others.map((set): ReadingNote => {
    const names = set.map(({ name }) => name);
    return { code: 'other-data-set', folder: folderOf(names[0] ?? ''), files: names };
  });
  const ignored = files.filter(({ format }) => format === 'not-fabrication-data');
  const notes: ReadingNote[] = [
    ...(isComplete ? [] : [{ code: 'out-of-time', missing: ['files'] } as const]),
    ...otherSets,
    ...files.flatMap(notesOf),
    ...ignored.map(({ name: file }): ReadingNote => ({ code: 'file-ignored', file })),
  ];
  const board = measureBoard(files, run);
  if (run.shouldStop()) return { status: 'refused', reason: 'stopped' };
  return { status: 'read', ...board, files: all.map(describe), notes: [...board.notes, ...notes] };
}
