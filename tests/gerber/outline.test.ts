import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { excellon, file, gerber, outlineTracks, smallBoard, type Board } from './writeBoard.ts';

const copper = file('a-F_Cu.gbr', gerber(smallBoard, 'Copper,L1,Top'));
const drills = file('a-PTH.drl', excellon(smallBoard.holes));

const read = (...files: readonly InputFile[]) => readFiles(copper, drills, ...files);

const lines = (tracks: Board['tracks'], layer = 'Profile,NP', name = 'a-outline.gbr') =>
  file(name, gerber({ tracks, pads: [] }, layer));

/** Width and height to a micrometre, how they were found, and the number of boards. */
const found = ({ size, boards }: ReadDataSet) => [
  size && Math.round(size.width * 1000) / 1000,
  size && Math.round(size.height * 1000) / 1000,
  size?.foundBy,
  boards.length,
];

const codes = ({ notes }: ReadDataSet) => notes.map(({ code }) => code);

const rectangle = (x: number, y: number, width: number, height: number): Board['outline'] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const board = outlineTracks(rectangle(0, 0, 30, 20), 0.5);

describe('an outline layer', () => {
  it('has the size of its centre lines', async () => {
    expect(found(await read(lines(board)))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it.each([0.009, 0.04, 0.15])('may leave %s mm open at its corners', async (gap) => {
    const open = board.map(([x1, y1, x2, y2, width]) => [x1 + (x1 < x2 ? gap : 0), y1, x2, y2, width] as const);
    expect(found(await read(lines(open)))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it('may overshoot its corners', async () => {
    const crossing: Board['tracks'] = [
      [-1, 0, 31, 0, 0.1],
      [30, -1, 30, 21, 0.1],
      [31, 20, -1, 20, 0.1],
      [0, 21, 0, -1, 0.1],
    ];
    expect(found(await read(lines(crossing)))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it('may have dimensions, and the frame of a sheet around it', async () => {
    const dimensions: Board['tracks'] = [
      [0, 20, 0, 28, 0.1],
      [30, 20, 30, 28, 0.1],
      [0, 26, 30, 26, 0.1],
    ];
    const frame = outlineTracks(rectangle(-50, -50, 200, 150));
    expect(found(await read(lines([...board, ...dimensions, ...frame])))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it('may be drawn twice', async () => {
    expect(found(await read(lines([...board, ...board])))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it('may have arcs', async () => {
    const rounded =
      'G75*X2000Y0D02*G01*X28000D01*G03*X30000Y2000J2000D01*G01*Y20000D01*X0D01*Y2000D01*G03*X2000Y0I2000D01*M02*';
    const text = `%TF.FileFunction,Profile,NP*%%FSLAX33Y33*%%MOMM*%%ADD10C,0.1*%D10*${rounded}`;
    const { boards, ...reading } = await read(file('a-outline.gbr', text));
    expect(found({ boards, ...reading })).toEqual([30, 20, 'profile-layer', 1]);
    expect(boards[0]?.contour.length).toBeGreaterThan(40);
  });

  it('may be a region', async () => {
    const region = 'G36*X0Y0D02*X30000D01*Y20000D01*X0D01*Y0D01*G37*M02*';
    const text = `%TF.FileFunction,Profile,NP*%%FSLAX33Y33*%%MOMM*%${region}`;
    expect(found(await read(file('a-outline.gbr', text)))).toEqual([30, 20, 'profile-layer', 1]);
  });

  it('may have openings', async () => {
    const { boards } = await read(lines([...board, ...outlineTracks(rectangle(10, 14, 5, 3))]));
    expect(boards.map(({ cutouts }) => cutouts.map(({ length }) => length))).toEqual([[8]]);
  });

  it('has only extents if it is not closed', async () => {
    const reading = await read(lines(board.slice(0, 3)));
    expect(found(reading)).toEqual([30, 20, 'profile-extents', 0]);
    expect(reading.notes).toContainEqual({ code: 'outline-not-closed', file: 'a-outline.gbr' });
  });
});

it('a drawing on the outline layer does not extend the search beyond its time', async () => {
  const drawing = Array.from({ length: 600 }, (_, index) => outlineTracks(rectangle(0.3 * index, 40, 0.2, 30))).flat();
  const files = [copper, drills, lines([...board, ...drawing])];
  let now = 0;
  const onProgress = ({ step }: { step: string }) => {
    if (step === 'outline') now = 60_000;
  };
  const late = await readDataSet(files, { now: () => now, onProgress });
  expect(late.status === 'read' && found(late)).toEqual([179.9, 70, 'profile-extents', 0]);
  expect(late.status === 'read' && late.notes).toContainEqual({ code: 'out-of-time', missing: ['outline'] });
  expect(late.status === 'read' && codes(late)).not.toContain('outline-not-closed');
  const inTime = await readDataSet(files, { now: () => 0 });
  expect(inTime.status === 'read' && found(inTime)).toEqual([30, 20, 'profile-layer', 1]);
});

describe('several boards', () => {
  const second = board.map(([x1, y1, x2, y2, width]) => [x1 + 40, y1, x2 + 40, y2, width] as const);

  it('next to the one that has the holes', async () => {
    const reading = await read(lines([...board, ...second]));
    expect(found(reading)).toEqual([30, 20, 'profile-layer', 2]);
    expect(reading.notes).toContainEqual({ code: 'several-boards', count: 2 });
  });

  it('that share the holes, the largest first', async () => {
    const small = outlineTracks(rectangle(60, 0, 10, 10));
    const reading = await read(lines([...board, ...small]), file('b-PTH.drl', excellon([[65, 5, 1]])));
    expect(reading.boards.map(({ width }) => Math.round(width))).toEqual([30, 10]);
  });

  it('in a frame are one panel', async () => {
    const frame = outlineTracks(rectangle(-5, -5, 80, 30));
    const reading = await read(
      lines([...board, ...second, ...frame]),
      file(
        'b-PTH.drl',
        excellon([
          [45, 5, 1],
          [60, 5, 1],
        ]),
      ),
    );
    expect(found(reading)).toEqual([80, 30, 'profile-layer', 1]);
    expect(reading.boards[0]?.cutouts).toHaveLength(2);
  });
});

describe('without an outline layer', () => {
  const tight = outlineTracks(rectangle(0, 0, 30, 12));

  it('the frame of a sheet in a mechanical layer is not a board', async () => {
    const sheet = outlineTracks(rectangle(-100, -100, 297, 210));
    expect((await read(lines(sheet, 'OtherDrawing,Mechanical'))).size?.foundBy).toBe('copper-extents');
    expect(found(await read(lines([...sheet, ...tight], 'OtherDrawing,Mechanical')))).toEqual([
      30,
      12,
      'frame-in-other-layer',
      1,
    ]);
  });

  it('a frame in a mechanical layer around holes and copper', async () => {
    const reading = await read(lines(tight, 'OtherDrawing,Mechanical'));
    expect(found(reading)).toEqual([30, 12, 'frame-in-other-layer', 1]);
    expect(codes(reading)).not.toContain('no-outline');
  });

  it.each(['Legend,Top', 'Soldermask,Top', 'Copper,L2,Bot'])('no frame in %s', async (layer) => {
    const reading = await read(lines(board, layer));
    expect(reading.size?.foundBy).toBe('copper-extents');
    expect(codes(reading)).toContain('no-outline');
  });

  it('uses the extents of copper, which are not an outline', async () => {
    const reading = await read();
    expect(found(reading)).toEqual([21.6, 6.4, 'copper-extents', 0]);
    expect(codes(reading)).toContain('no-outline');
  });

  it('has no size without any objects', async () => {
    const reading = await readDataSet([drills]);
    expect(reading).toMatchObject({ status: 'read', size: undefined, boards: [], copperLayers: 0 });
    expect(reading.status === 'read' && codes(reading)).toEqual(expect.arrayContaining(['no-outline', 'no-copper']));
  });
});
