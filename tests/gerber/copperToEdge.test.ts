import { readDataSet } from '@pcb/gerber/readDataSet';
import { describe, expect, it } from 'vitest';
import { readFiles, valueOf } from './readFiles.ts';
import {
  boardFiles,
  excellon,
  file,
  gerber,
  outlineTracks,
  plotFile,
  smallBoard,
  type Board,
  rectangle,
} from './writeBoard.ts';

const top = (commands: string) => plotFile('a-F_Cu.gbr', 'Copper,L1,Top', commands);

const outlineOf = (tracks: Board['tracks']) => file('a-outline.gbr', gerber({ tracks, pads: [] }, 'Profile,NP'));

const board = rectangle(0, 0, 30, 20);
const outline = outlineOf(board);

const edgeOf = async (commands: string, profile = outline) =>
  valueOf((await readFiles(top(commands), profile)).copperToEdge);

/** A pour over the board and a millimetre beyond it. */
const pour = 'G36*X-1000Y-1000D02*X31000D01*Y21000D01*X-1000D01*Y-1000D01*G37*';
/** The middle of the board, where a pad is 9.5 mm from two sides. */
const pad = 'D11*X15000Y10000D03*';

describe('the smallest distance of copper from the edge', () => {
  it('has its places on the outline, its layer and its limits', async () => {
    expect((await readFiles(top('D11*X5000Y1500D03*'), outline)).copperToEdge).toMatchObject({
      status: 'measured',
      value: expect.closeTo(1, 6) as number,
      places: [{ x: expect.closeTo(5, 6) as number, y: expect.closeTo(0, 6) as number, file: 'a-F_Cu.gbr' }],
      foundBy: 'copper-shapes',
      notCovered: ['drilled-slots', 'outline-on-copper'],
    });
  });

  it.each<[string, string, number | string]>([
    ['a pad', 'D11*X5000Y1500D03*', 1],
    ['a pad far from all edges', pad, 9.5],
    ['a square', 'D12*X29200Y9000D03*', 0.3],
    ['the corner of a line', 'D10*X400Y9000D02*X9000D01*', 0.3],
    ['copper without a pad, such as a text', `${pad}D10*X1000Y1000D02*X2000D01*`, 0.9],
    ['a pad over the edge', 'D11*X15000Y300D03*', 0],
    ['a pad that touches the edge', 'D11*X15000Y500D03*', 0],
    ['a track over the edge', `${pad}D10*X15000Y10000D02*Y22000D01*`, 0],
    ['a pour over all edges', pour, 0],
    ['a region up to the edge', 'G36*X0Y5000D02*X9000D01*Y9000D01*X0D01*Y5000D01*G37*', 0],
    ['not the outline that is on copper too', `${pad}D10*X0Y0D02*X30000D01*Y20000D01*X0D01*Y0D01*`, 9.5],
    ['a line along the edge that plates it', `D11*X700Y9000D03*D10*X0Y0D02*Y20000D01*X0Y9000D02*X700D01*`, 0],
    [
      'a pour that clear lines pull back from the edge',
      `${pour}%LPC*%D11*X0Y0D02*X30000D01*Y20000D01*X0D01*Y0D01*%LPD*%`,
      0.5,
    ],
    [
      'a pour of which the edges are cleared, with a pad there',
      `${pour}%LPC*%D11*X0Y0D02*X30000D01*Y20000D01*X0D01*Y0D01*%LPD*%D10*X15000Y300D03*`,
      0.2,
    ],
    [
      'a pour that is cleared outside of the board',
      `${pour}%LPC*%G36*X-2000Y-2000D02*X0D01*Y22000D01*X-2000D01*Y-2000D01*G37*%LPD*%`,
      0,
    ],
  ])('%s', async (_, commands, expected) => {
    expect(await edgeOf(commands)).toBe(expected);
  });

  it('ignores a corner that is cleared up to the sides of its pour', async () => {
    const cornerless = outlineOf(
      outlineTracks([
        [0, 0],
        [30, 0],
        [30, 16],
        [26, 20],
        [0, 20],
      ]),
    );
    const pours =
      'G36*X1000Y1000D02*X29000D01*Y19000D01*X1000D01*Y1000D01*G37*%LPC*%G36*X20000Y10000D02*X29000D01*Y19000D01*X20000D01*Y10000D01*G37*';
    expect(await edgeOf(pours, cornerless)).toBe(1);
  });

  it.each([
    ['beside it', 'D11*X-700Y9000D03*X15000Y20700D03*'],
    ['that touches it', 'D12*X-500Y9000D03*'],
  ])('ignores copper outside the board %s', async (_, outside) => {
    const holes = file('a-PTH.drl', excellon([[15, 10, 0.6]]));
    expect(valueOf((await readFiles(top(`${pad}${outside}`), holes, outline)).copperToEdge)).toBe(9.5);
  });

  it.each<[string, Board['tracks'], string, number]>([
    ['of a cutout', [...board, ...rectangle(10, 8, 2, 4)], 'D11*X8500Y10000D03*', 1],
    [
      'of a cutout in a pour',
      [...board, ...rectangle(10, 8, 2, 4)],
      'G36*X5000Y5000D02*X20000D01*Y15000D01*X5000D01*Y5000D01*G37*',
      0,
    ],
    [
      'of an oblique edge',
      outlineTracks([
        [0, 0],
        [40, 30],
        [0, 60],
      ]),
      'D11*X10000Y15000D03*',
      5.5,
    ],
    [
      'of the nearest of several boards',
      [...board, ...rectangle(40, 0, 30, 20)],
      'D11*X15000Y10000D03*X45000Y1700D03*',
      1.2,
    ],
    [
      'of the boards in the frame of a panel',
      [...rectangle(-5, -5, 80, 30), ...board, ...rectangle(40, 0, 30, 20)],
      'D11*X15000Y1700D03*X45000Y10000D03*',
      1.2,
    ],
  ])('is measured %s', async (_, tracks, commands, expected) => {
    expect(await edgeOf(commands, outlineOf(tracks))).toBe(expected);
  });

  it('is measured from arcs', async () => {
    const round = plotFile('a-outline.gbr', 'Profile,NP', 'G75*D10*X20000Y0D02*G03*X20000Y0I-20000J0D01*');
    expect(await edgeOf('D11*X14142Y-14142D03*X0Y0D03*', round)).toBe(0);
    expect(await edgeOf('D11*X13000Y-13000D03*X0Y0D03*', round)).toBeCloseTo(20 - 13 * Math.SQRT2 - 0.5, 2);
  });

  it('comes from the nearest layer', async () => {
    const inner = plotFile('a-In1_Cu.gbr', 'Copper,L2,Inr', 'D11*X15000Y1000D03*');
    const { copperToEdge } = await readFiles(top(pad), inner, outline);
    expect([valueOf(copperToEdge), copperToEdge.status === 'measured' && copperToEdge.places[0]?.file]).toEqual([
      0.5,
      'a-In1_Cu.gbr',
    ]);
  });

  it('has at most 20 places, apart from each other', async () => {
    const { copperToEdge } = await readFiles(top('G36*X500Y500D02*X29500D01*Y19500D01*X500D01*Y500D01*G37*'), outline);
    const places = copperToEdge.status === 'measured' ? copperToEdge.places : [];
    expect(places).toHaveLength(20);
    const distances = places.flatMap((a, index) =>
      places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(1);
  });

  it('is missing with a reason', async () => {
    const negative = file(
      'a-F_Cu.gbr',
      '%TF.FilePolarity,Negative*%%TF.FileFunction,Copper,L1,Top*%%FSLAX33Y33*%%MOMM*%%ADD10C,1*%D10*X5000Y5000D03*M02*',
    );
    const holes = file('a-PTH.drl', excellon([[5, 5, 0.6]]));
    expect(await edgeOf(pad, outlineOf(board.slice(1)))).toBe('no-outline');
    expect(valueOf((await readFiles(top(pad))).copperToEdge)).toBe('no-outline');
    expect(valueOf((await readFiles(holes, outline)).copperToEdge)).toBe('no-copper');
    expect(valueOf((await readFiles(negative, holes, outline)).copperToEdge)).toBe('no-copper');
    expect(valueOf((await readFiles(top('D11*X-2000Y9000D03*'), holes, outline)).copperToEdge)).toBe('none-found');
  });

  it('is missing without time, and the reading reports that', async () => {
    let now = 0;
    const reading = await readDataSet(boardFiles(smallBoard), {
      now: () => now,
      onProgress: ({ step }) => {
        if (step === 'ring') now = 60_000;
      },
    });
    expect(reading).toMatchObject({ copperToEdge: { status: 'missing', reason: 'out-of-time' } });
    expect(reading.status === 'read' && reading.notes).toContainEqual({
      code: 'out-of-time',
      missing: ['gap', 'ring', 'edge'],
    });
  });
});
