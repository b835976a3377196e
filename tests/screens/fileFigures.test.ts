import type { DrillTool } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { countHalfHoles } from '../../packages/gerber/src/private/drills/countHalfHoles.ts';
import { boardFilesContent } from '../../packages/screens/src/quote/BoardFiles/BoardFiles.content.ts';
import { filesInFolders } from '../../packages/screens/src/quote/BoardFiles/filesInFolders.ts';
import { readBoard } from '../../packages/screens/src/quote/BoardFiles/readBoard.ts';
import { type Board, boardFiles, smallBoard } from '../gerber/writeBoard.ts';

const figuresOf = async (board: Partial<Board>) => {
  const reading = await readBoard(boardFiles({ ...smallBoard, ...board }));
  return reading.status === 'read' ? reading.figures[0] : undefined;
};

describe('the figures that a form compares with a data set', () => {
  it('has the figures of the board, and the sides that have a layer', async () => {
    expect(await figuresOf({})).toMatchObject({
      size: [30, 20],
      copperLayers: 2,
      smallestTrack: 0.25,
      holes: { finished: { smallestDrill: 0.7 }, drill: { smallestDrill: 0.6 } },
      hasHalfHoles: false,
      holesWithoutPlating: 0,
      maskSides: [],
      legendSides: [],
    });
  });

  it('measures rings from the drill, which is wider than a finished component hole but not than a via', async () => {
    // In the files, the ring of the via is 0.20 mm wide, and that of the component hole 0.17 mm.
    const holes: Board['holes'] = [
      [5, 5, 0.4],
      [15, 10, 1],
    ];
    const pads: Board['pads'] = [
      [5, 5, 0.8],
      [15, 10, 1.34],
    ];
    const { finished, drill } = (await figuresOf({ pads, holes }))?.holes ?? {};
    expect(drill).toMatchObject({ smallestDrill: 0.4, smallestRing: expect.closeTo(0.17, 3) as number });
    expect(finished).toMatchObject({ smallestDrill: 0.4, smallestRing: expect.closeTo(0.12, 3) as number });
  });

  it('uses the file size as the drill of unplated holes, as on one layer', async () => {
    const oneLayer = boardFiles({ ...smallBoard, holes: [[5, 5, 0.6]] }).filter(({ name }) => !name.includes('B_Cu'));
    expect(await readBoard(oneLayer)).toMatchObject({
      figures: [{ copperLayers: 1, holes: { finished: { smallestDrill: 0.6 } } }],
    });
  });

  it('has half holes if the outline cuts a plated hole, not if one is near it', async () => {
    const pads: Board['pads'] = [...smallBoard.pads, [30, 10, 1.4]];
    expect((await figuresOf({ pads, holes: [...smallBoard.holes, [30, 10, 0.8]] }))?.hasHalfHoles).toBe(true);
    expect((await figuresOf({ pads, holes: [...smallBoard.holes, [29.5, 10, 0.8]] }))?.hasHalfHoles).toBe(false);
  });

  it('has no size without an outline, whatever the extents of the copper', async () => {
    const files = boardFiles(smallBoard).filter(({ name }) => !name.includes('Edge_Cuts'));
    expect(await readBoard(files)).toMatchObject({ status: 'read', figures: [{ size: null, copperLayers: 2 }] });
  });
});

it('has as many decimals in each area ratio', () => {
  expect(
    boardFilesContent.figures.areaRatios([
      ['4', 0.8],
      ['5', 0.6594],
    ]),
  ).toContain('0.800 in 4 mil, 0.659 in 5 mil.');
});

describe('half holes', () => {
  const tools: readonly DrillTool[] = [
    {
      diameter: 0.6,
      plating: 'plated',
      platingFoundBy: 'stated-by-x2',
      file: 'a.drl',
      holes: new Float64Array(4000),
      slotLines: new Float64Array(),
      slots: 0,
    },
  ];
  const contour = Float64Array.from({ length: 2000 }, (_, index) => Math.floor(index / 2) * (index % 2));
  const boards = [{ width: 1, height: 1, bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 }, contour, cutouts: [] }];

  it('are counted while there is time', () => {
    expect(countHalfHoles(tools, boards, () => false)).toBe(2000);
    expect(countHalfHoles(tools, boards, () => true)).toBeUndefined();
  });
});

describe('dropped folders', () => {
  const file = (name: string) => ({
    isFile: true,
    isDirectory: false,
    fullPath: `/${name}`,
    file: (resolve: (found: File) => void) => resolve(new File(['x'], name.replace(/^.*\//, ''))),
  });
  /** A folder like in browsers, which return a part at each call, then an empty list. */
  const folder = (name: string, ...parts: readonly (readonly object[])[]) => ({
    isFile: false,
    isDirectory: true,
    fullPath: `/${name}`,
    createReader: () => {
      const rest = [...parts];
      return { readEntries: (resolve: (entries: readonly object[]) => void) => resolve(rest.shift() ?? []) };
    },
  });
  const namesIn = async (...entries: readonly object[]) =>
    (await filesInFolders(entries.map((entry) => ({ entry: entry as FileSystemEntry, file: null })))).map(
      ({ name }) => name,
    );

  it('are read with all their files, with the folders in their names', async () => {
    const inner = folder('board/drills', [file('board/drills/a.drl')]);
    await expect(namesIn(folder('board', [file('board/top.gbr')], [file('board/bottom.gbr'), inner]))).resolves.toEqual(
      ['board/top.gbr', 'board/bottom.gbr', 'board/drills/a.drl'],
    );
  });

  it('are read up to 500 files', async () => {
    const all = Array.from({ length: 600 }, (_, index) => file(`home/${index}.txt`));
    await expect(namesIn(folder('home', all))).resolves.toHaveLength(500);
  });
});
