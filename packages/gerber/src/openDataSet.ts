import { unpack } from './private/archive/unpack.ts';
import { removeDuplicates } from './private/copies.ts';
import { describe, identifyFiles, notesOf, parseFiles } from './private/dataSet.ts';
import { folderOf } from './private/folderOf.ts';
import type { OpenedFiles } from './private/measureBoard.ts';
import { openBoard } from './private/openBoard.ts';
import { Run } from './private/run.ts';
import { separateSets } from './private/separateSets.ts';
import type { BoardOverview, InputFile, ReadingNote, ReadingOptions, RefusedDataSet } from './reading.ts';

/** A data set whose copper has not been measured. */
export interface OpenedDataSet {
  status: 'opened';
  /** It can be cloned into another thread. */
  overview: BoardOverview;
  /** Only for `measureDataSet`. It must stay in its thread. */
  opened: object;
}

/**
 * Opens a data set, as a zip or its files, for a picture: layers, outline, holes. It takes up to a few seconds, so run
 * it in a worker. It returns a refusal for unreadable data, and rejects only if code fails to load. For all figures in
 * one call, use `readDataSet`.
 */
export async function openDataSet(
  input: readonly InputFile[],
  options: ReadingOptions = {},
): Promise<OpenedDataSet | RefusedDataSet> {
  const run = new Run(options);
  run.report('unpack', 0);
  const unpacked = await unpack(input);
  if ('status' in unpacked) return unpacked;
  const { files: single, copies } = removeDuplicates(unpacked);
  const { files: parsed, isComplete } = parseFiles(single, run);
  if (run.shouldStop()) return { status: 'refused', reason: 'stopped' };
  if (!parsed.some(({ plot, program }) => plot ?? program)) {
    const { refuse } = await import('./private/archive/foreignFormats.ts');
    return refuse(unpacked);
  }
  const all = await identifyFiles(parsed, options.layers ?? {});
  const { files, others, dataSets, dataSet } = separateSets(all, options.dataSet);
  const otherSets = others.map((set): ReadingNote => {
    const names = set.map(({ name }) => name);
    return { code: 'other-data-set', folder: folderOf(names[0] ?? ''), files: names };
  });
  const ignored = files.filter(({ format }) => format === 'not-fabrication-data');
  const notes: ReadingNote[] = [
    ...(isComplete ? [] : [{ code: 'out-of-time', missing: ['files'] } as const]),
    ...(copies.length > 0 ? [{ code: 'files-twice', files: copies } as const] : []),
    ...otherSets,
    ...files.flatMap(notesOf),
    ...ignored.map(({ name: file }): ReadingNote => ({ code: 'file-ignored', file })),
  ];
  const { overview, bounds } = openBoard(files, run);
  if (run.shouldStop()) return { status: 'refused', reason: 'stopped' };
  return {
    status: 'opened',
    overview: { ...overview, files: all.map(describe), dataSets, dataSet, notes: [...overview.notes, ...notes] },
    opened: { files, bounds, run } satisfies OpenedFiles,
  };
}
