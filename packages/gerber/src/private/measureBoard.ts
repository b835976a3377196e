import type { BoardOverview, Bounds, ReadDataSet } from '../reading.ts';
import { measureCopper } from './copper/measureCopper.ts';
import { isCopper, isNegative, isPaste } from './copperContent.ts';
import { countHalfHoles } from './drills/countHalfHoles.ts';
import type { IdentifiedFile } from './parsedFile.ts';
import { smallestPasteAperture } from './paste/smallestPasteAperture.ts';
import type { Run } from './run.ts';

export interface OpenedFiles {
  files: readonly IdentifiedFile[];
  bounds: Bounds | undefined;
  run: Run;
}

export async function measureBoard(
  { files, bounds: all, run }: OpenedFiles,
  overview: BoardOverview,
): Promise<ReadDataSet> {
  const { boards, tools } = overview;
  const isOver = () => run.isOutOfTime() || run.shouldStop();
  const within = { boards, bounds: boards.length > 1 ? undefined : all };
  const paste = files.filter(isPaste).filter((file) => !isNegative(file));
  const pasteAperture = smallestPasteAperture({ paste, ...within }, isOver);
  await run.pause();
  const copper = files.filter(isCopper).filter((file) => !isNegative(file));
  const measured = await measureCopper({ copper, tools, ...within }, run);
  const halfHoles = countHalfHoles(tools, boards, isOver);
  const late = [
    ...(pasteAperture.status === 'missing' && pasteAperture.reason === 'out-of-time' ? (['paste'] as const) : []),
    ...(halfHoles === undefined ? (['half-holes'] as const) : []),
  ];
  return {
    ...overview,
    status: 'read',
    halfHoles,
    ...measured.figures,
    smallestPasteAperture: pasteAperture,
    notes: [
      ...overview.notes,
      ...measured.notes,
      ...(late.length > 0 ? [{ code: 'out-of-time', missing: late } as const] : []),
    ],
  };
}
