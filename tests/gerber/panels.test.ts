import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { excellon, file, gerber, type Board, rectangle } from './writeBoard.ts';

type Point = readonly [number, number];

/** A file without attributes, which its name identifies. */
const plain = (name: string, tracks: Board['tracks'], pads: readonly Point[] = []) =>
  file(name, gerber({ tracks, pads: pads.map(([x, y]) => [x, y, 1] as const) }, ''));

const outline = (...tracks: readonly Board['tracks'][]) => plain('a.GKO', tracks.flat());

const grid = (x: number, y: number): readonly Point[] =>
  Array.from({ length: 12 }, (_, index) => [x + 5 * (index % 4), y + 5 * Math.floor(index / 4)]);

const drilled = (places: readonly Point[]) => file('a-PTH.drl', excellon(places.map(([x, y]) => [x, y, 0.8] as const)));

/** The size of the reading, then the sizes of the boards, the likeliest first. */
const sizes = ({ size, boards }: ReadDataSet) =>
  [size, ...boards].map((board) => board && [board.width, board.height].map((side) => Math.round(side * 100) / 100));

const codes = ({ notes }: ReadDataSet) => notes.map(({ code }) => code);

describe('a plate without copper', () => {
  const plate = rectangle(0, 0, 116, 94);

  it.each<[string, readonly InputFile[]]>([
    ['and holes', [outline(plate, rectangle(10, 10, 50, 40), rectangle(20, 20, 2.2, 2.2))]],
    ['with a hole that is drawn too', [outline(plate, rectangle(48, 48, 4, 4)), drilled([[50, 50]])]],
    [
      'with two holes in an opening',
      [
        outline(plate, rectangle(10, 10, 9, 9)),
        drilled([
          [12, 12],
          [16, 12],
        ]),
      ],
    ],
  ])('%s is as large as its outermost contour', async (_, files) => {
    expect(sizes(await readFiles(...files))[0]).toEqual([116, 94]);
  });
});

describe('objects outside the outline', () => {
  const board = rectangle(0, 0, 30, 20);
  const beside: readonly Point[] = [
    [-4, -4],
    [34, -4],
    [34, 24],
  ];

  it.each<[string, readonly InputFile[], object]>([
    ['tooling holes', [drilled([...grid(5, 5), ...beside])], { holes: 3, pads: 0 }],
    ['fiducials', [drilled(grid(5, 5)), plain('a.GTL', [], [...grid(5, 5), ...beside])], { holes: 0, pads: 3 }],
    ['most pads of a connector', [plain('a.GTL', [], [[5, 10], [25, 10], ...beside, [34, 10]])], { holes: 0, pads: 4 }],
  ])('%s is counted, and the outline stays', async (_, files, counts) => {
    const reading = await readFiles(outline(board), ...files);
    expect(sizes(reading)).toEqual([
      [30, 20],
      [30, 20],
    ]);
    expect(reading.notes).toContainEqual({ code: 'outside-outline', ...counts });
  });

  it('does not treat the frame of a sheet as the board', async () => {
    const sheet = rectangle(-60, -60, 297, 210);
    expect(sizes(await readFiles(outline(board, sheet), drilled([...grid(5, 5), ...beside])))[0]).toEqual([30, 20]);
  });
});

describe('a panel', () => {
  const left = rectangle(10, 5, 25, 20);
  const right = rectangle(45, 5, 25, 20);
  const frame = rectangle(0, 0, 80, 30);
  const board = rectangle(5, 0, 30, 20);
  const rails = [rectangle(0, 0, 5, 20), rectangle(35, 0, 5, 20)];

  it.each<[string, InputFile, readonly Point[], readonly number[]]>([
    ['that encloses boards, of which one has its holes', outline(frame, left, right), grid(13, 8), [80, 30]],
    [
      'that encloses boards of two sizes',
      outline(frame, left, rectangle(45, 5, 30, 15)),
      [...grid(13, 8), ...grid(48, 7)],
      [80, 30],
    ],
    ['with rails as contours of their own', outline(board, ...rails), grid(8, 4), [40, 20]],
    [
      'with rails beyond the routed gap',
      outline(board, rectangle(0, 0, 3, 20), rectangle(37, 0, 3, 20)),
      grid(8, 4),
      [40, 20],
    ],
    ['with holes in its rails', outline(board, ...rails), [...grid(8, 4), [2, 2], [38, 18]], [40, 20]],
    ['of boards that touch', outline(board, rectangle(35, 0, 30, 20)), [...grid(8, 4), ...grid(38, 4)], [60, 20]],
    ['with V-cuts across it', outline(frame, [[40, -3, 40, 33, 0.1]]), [...grid(5, 5), ...grid(45, 5)], [80, 30]],
  ])('%s has the size of all of it', async (_, profile, holes, size) => {
    expect(sizes(await readFiles(profile, drilled(holes)))[0]).toEqual(size);
  });

  it('with one board in it asks which of the two is ordered', async () => {
    const withRails = await readFiles(outline(board, ...rails), drilled(grid(8, 4)));
    expect(sizes(withRails).slice(1)).toEqual([
      [40, 20],
      [30, 20],
    ]);
    expect(withRails.notes).toContainEqual({ code: 'several-boards', count: 2, isPanel: true });
    // The frame has no holes, so it may be a drawing.
    const inFrame = await readFiles(outline(board, rectangle(0, -5, 40, 30)), drilled(grid(8, 4)));
    expect(sizes(inFrame).slice(1)).toEqual([
      [30, 20],
      [40, 30],
    ]);
    expect(inFrame.notes).toContainEqual({ code: 'several-boards', count: 2, isPanel: true });
  });

  it('is not detected from a board and its dimensions', async () => {
    const dimensions: Board['tracks'] = [
      [5, 20, 5, 26, 0.1],
      [35, 20, 35, 26, 0.1],
      [5, 26, 35, 26, 0.1],
    ];
    const reading = await readFiles(outline(board, dimensions), drilled(grid(8, 4)));
    expect(sizes(reading)[0]).toEqual([30, 20]);
  });
});

describe('an outline that is routed in a drill file', () => {
  const path = (...corners: readonly Point[]) => [
    ...corners.flatMap(([x, y], index) => [
      `${index === 0 ? 'G00' : 'G01'}X${x}.0Y${y}.0`,
      ...(index === 0 ? ['M15'] : []),
    ]),
    'M16',
  ];
  const routed = (...lines: readonly string[]) =>
    file('a-rout.drl', ['M48', 'METRIC,TZ', 'T1C2.0', '%', 'T1', ...lines, 'G05', 'M30', ''].join('\n'));
  const around = path([0, 0], [30, 0], [30, 20], [0, 20], [0, 0]);

  it.each<[string, readonly string[]]>([
    ['in one path', around],
    [
      'in a path for each side',
      [path([0, 0], [30, 0]), path([30, 0], [30, 20]), path([30, 20], [0, 20]), path([0, 20], [0, 0])].flat(),
    ],
  ])('%s is the outline, not a slot', async (_, lines) => {
    const reading = await readFiles(drilled(grid(5, 5)), routed(...lines));
    expect(sizes(reading)[0]).toEqual([30, 20]);
    expect(reading.size).toMatchObject({ foundBy: 'routed-path', file: 'a-rout.drl' });
    expect(reading.tools.map(({ slots }) => slots)).toEqual([0]);
    expect(codes(reading)).not.toContain('no-outline');
  });

  it('is not a slot next to an outline layer, with its tabs and the radius of the router', async () => {
    const tabs = [path([4, -1], [31, -1], [31, 8]), path([31, 12], [31, 21], [-1, 21], [-1, -1], [1, -1])].flat();
    const slot = path([10, 12], [20, 12]);
    const reading = await readFiles(outline(rectangle(0, 0, 30, 20)), drilled(grid(5, 5)), routed(...tabs, ...slot));
    expect(sizes(reading)[0]).toEqual([30, 20]);
    expect(reading.tools.map(({ slots }) => slots)).toEqual([0, 1]);
  });
});
