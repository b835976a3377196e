import { measureDataSet } from '@pcb/gerber/measureDataSet';
import { openDataSet } from '@pcb/gerber/openDataSet';
import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead } from './readFiles.ts';
import { boardFiles, file, gerber, metric, smallBoard, type Board, type Notation } from './writeBoard.ts';

/** The figures of a reading that do not depend on the position of the board, rounded to the given digits. */
async function figures(files: readonly InputFile[], digits = 3) {
  const { size, copperLayers, holeSizes, boards, ...reading } = asRead(await readDataSet(files));
  const round = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  const valueOf = (figure: ReadDataSet['smallestGap']) =>
    figure.status === 'measured' ? round(figure.value) : figure.reason;
  const apertureOf = (aperture: ReadDataSet['smallestPasteAperture']) =>
    aperture.status === 'measured' ? [aperture.areaPerPerimeter, aperture.width].map(round) : aperture.reason;
  return {
    sides: size && [size.width, size.height].map(round).toSorted((a, b) => a - b),
    foundBy: size?.foundBy,
    boards: boards.length,
    copperLayers,
    holeSizes: holeSizes.map((each) => ({ ...each, diameter: round(each.diameter) })),
    drill: valueOf(reading.smallestDrill),
    track: valueOf(reading.smallestTrack),
    gap: valueOf(reading.smallestGap),
    ring: valueOf(reading.smallestRing),
    edge: valueOf(reading.copperToEdge),
    paste: apertureOf(reading.smallestPasteAperture),
  };
}

/** A board with a paste layer, which has its pads and, as openings of lines, its tracks. */
const withPaste = (board: Board, notation: Notation = metric, drill?: Notation): InputFile[] => [
  ...boardFiles(board, notation, drill),
  file('board-F_Paste.gbr', gerber(board, 'Paste,Top', notation)),
];

const moved = (board: Board, place: (x: number, y: number) => readonly [number, number]): Board => ({
  outline: board.outline.map(([x, y]) => place(x, y)),
  pads: board.pads.map(([x, y, size]) => [...place(x, y), size] as const),
  tracks: board.tracks.map(([x1, y1, x2, y2, width]) => [...place(x1, y1), ...place(x2, y2), width] as const),
  holes: board.holes.map(([x, y, size]) => [...place(x, y), size] as const),
});

/** Boards on a grid of 0.254 mm, which both units write exactly, with pads, tracks between some of them, and holes. */
const boards = fc
  .record({
    columns: fc.integer({ min: 2, max: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    pitch: fc.integer({ min: 8, max: 14 }),
    pad: fc.constantFrom(1.016, 1.27, 1.524),
    hole: fc.constantFrom(0.508, 0.762),
    width: fc.constantFrom(0.254, 0.508),
    links: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
  })
  .map(({ columns, rows, pitch, pad, hole, width, links }): Board => {
    const step = pitch * 0.254;
    const centres = Array.from(
      { length: columns * rows },
      (_, index) => [(1 + (index % columns)) * step, (1 + Math.floor(index / columns)) * step] as const,
    );
    const [boardWidth, boardHeight] = [(columns + 1) * step, (rows + 1) * step];
    return {
      outline: [
        [0, 0],
        [boardWidth, 0],
        [boardWidth, boardHeight],
        [0, boardHeight],
      ],
      pads: centres.map(([x, y]) => [x, y, pad] as const),
      tracks: centres.flatMap(([x, y], index) =>
        links[index % 16] && (index + 1) % columns !== 0 ? [[x, y, x + step, y, width] as const] : [],
      ),
      holes: centres.map(([x, y]) => [x, y, hole] as const),
    };
  });

const check = (property: (board: Board) => Promise<void>) =>
  fc.assert(fc.asyncProperty(boards, property), { numRuns: 25 });

describe('a reading does not depend on', () => {
  it('units', async () => {
    const inch: Notation = { unit: 'inch', digits: [3, 6], omits: 'leading' };
    await check(async (board) => {
      expect(await figures(withPaste(board, inch, { ...inch, digits: [2, 4] }))).toEqual(
        await figures(withPaste(board)),
      );
    });
  });

  it('the omitted zeros', async () => {
    const trailing: Notation = { ...metric, omits: 'trailing' };
    await check(async (board) => {
      const expected = await figures(withPaste(board));
      expect(await figures(withPaste(board, trailing, { ...trailing, digits: [3, 3] }))).toEqual(expected);
      expect(
        await figures(
          withPaste(board, { ...metric, omits: 'nothing' }, { ...metric, digits: [3, 3], omits: 'nothing' }),
        ),
      ).toEqual(expected);
    });
  });

  it('the order of files', async () => {
    await check(async (board) => {
      const files = withPaste(board);
      expect(await figures(files.toReversed())).toEqual(await figures(files));
    });
  });

  it('a rotation by 90 degrees', async () => {
    await check(async (board) => {
      expect(await figures(withPaste(moved(board, (x, y) => [-y, x])))).toEqual(await figures(withPaste(board)));
    });
  });

  it('the position of the board', async () => {
    await fc.assert(
      fc.asyncProperty(
        boards,
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: -300, max: 300 }),
        async (board, dx, dy) => {
          const there = moved(board, (x, y) => [x + dx, y + dy]);
          expect(await figures(withPaste(there))).toEqual(await figures(withPaste(board)));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a reading', () => {
  const files = boardFiles(smallBoard);

  it('has all figures of a board', async () => {
    expect(await figures(files)).toEqual({
      sides: [20, 30],
      foundBy: 'profile-layer',
      boards: 1,
      copperLayers: 2,
      holeSizes: [
        { diameter: 0.6, plating: 'plated', holes: 2, slots: 0 },
        { diameter: 0.8, plating: 'plated', holes: 2, slots: 0 },
      ],
      drill: 0.6,
      track: 0.25,
      gap: 0.2,
      ring: 0.3,
      edge: 4.2,
      paste: 'no-paste',
    });
  });

  it('of single files states what is missing', async () => {
    const [copper] = files;
    const { notes, size } = asRead(await readDataSet(copper ? [copper] : []));
    expect(notes.map(({ code }) => code)).toEqual(['no-outline', 'no-drills']);
    expect(size?.foundBy).toBe('copper-extents');
  });

  it('can be cloned into another thread', async () => {
    const reading = await readDataSet(files);
    expect(structuredClone(reading)).toEqual(reading);
  });

  it('reports its progress, which never goes back', async () => {
    const shares: number[] = [];
    const names = new Set<string | undefined>();
    await readDataSet(files, {
      onProgress: ({ share, file: name }) => {
        shares.push(share);
        names.add(name);
      },
    });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect([...names]).toEqual(expect.arrayContaining(files.map(({ name }) => name)));
  });

  it('stops on request', async () => {
    let asked = 0;
    const shouldStop = () => {
      asked += 1;
      return asked > 3;
    };
    expect(await readDataSet(files, { shouldStop })).toEqual({ status: 'refused', reason: 'stopped' });
  });

  it('has the size and the pictures before the copper is measured, in steps', async () => {
    let pauses = 0;
    const opened = await openDataSet(files, {
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
    });
    if (opened.status === 'refused') throw new Error(opened.reason);
    const { overview } = opened;
    expect(structuredClone(overview)).toEqual(overview);
    expect(overview).toMatchObject({ size: { width: 30, height: 20 }, copperLayers: 2 });
    expect(overview.pictures.length).toBeGreaterThan(1);
    const reading = await measureDataSet(opened);
    expect(pauses).toBeGreaterThan(2 * overview.copperLayers);
    expect(reading).toEqual(await readDataSet(files));
  });

  it('has all other figures without time for the gap', async () => {
    const reading = asRead(await readDataSet(files, { gapBudget: 0 }));
    expect(reading.notes).toContainEqual({ code: 'out-of-time', missing: ['gap'] });
    expect(reading.smallestGap).toEqual({ status: 'missing', reason: 'out-of-time' });
    expect([reading.smallestTrack.status, reading.smallestRing.status]).toEqual(['measured', 'measured']);
  });

  it('has the size without time, and states what is missing', async () => {
    let now = 0;
    // Time passes only after all files are read.
    const reading = asRead(
      await readDataSet(files, {
        now: () => now,
        onProgress: ({ step }) => {
          if (step === 'outline') now = 60_000;
        },
      }),
    );
    expect(reading.size).toMatchObject({ width: 30, height: 20 });
    expect(reading.notes).toEqual([
      { code: 'out-of-time', missing: ['picture'] },
      { code: 'out-of-time', missing: ['tracks', 'gap', 'ring', 'edge'] },
    ]);
  });

  it('reads files for at most 60 % of the time, to leave time for searching and drawing', async () => {
    let now = 0;
    const onProgress = ({ step, file: name }: { step: string; file?: string }) => {
      if (step === 'parse' && name === files[2]?.name) now = 12_100;
    };
    const reading = asRead(await readDataSet(files, { now: () => now, onProgress }));
    expect(reading.size).toMatchObject({ width: 30, foundBy: 'profile-layer' });
    expect(reading.pictures).toHaveLength(3);
    expect(reading.notes).toContainEqual({ code: 'out-of-time', missing: ['files'] });
    expect(reading.smallestTrack.status).toBe('measured');
  });

  it('draws the board before it measures the copper, which may use up the time', async () => {
    let now = 0;
    const onProgress = ({ step }: { step: string }) => {
      if (step === 'tracks') now = 60_000;
    };
    const reading = asRead(await readDataSet(files, { now: () => now, onProgress }));
    expect(reading.notes).toEqual([{ code: 'out-of-time', missing: ['tracks', 'gap', 'ring', 'edge'] }]);
    expect(reading.pictures.length).toBeGreaterThan(1);
  });
});
