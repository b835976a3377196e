import type { InputFile } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles, valueOf } from './readFiles.ts';
import { boardFiles, excellon, file, gerber, outlineTracks, plotFile, smallBoard, type Board } from './writeBoard.ts';

const top = (commands: string) => plotFile('a-F_Cu.gbr', 'Copper,L1,Top', commands);

const outline = file(
  'a-outline.gbr',
  gerber(
    {
      tracks: outlineTracks([
        [-50, -50],
        [50, -50],
        [50, 50],
        [-50, 50],
      ]),
      pads: [],
    },
    'Profile,NP',
  ),
);

const gapOf = async (commands: string) => valueOf((await readFiles(top(commands), outline)).smallestGap);

describe('the smallest gap', () => {
  it('has its place and layer', async () => {
    const { smallestGap } = await readFiles(...boardFiles(smallBoard));
    expect(smallestGap).toMatchObject({
      status: 'measured',
      value: expect.closeTo(0.2, 4) as number,
      foundBy: 'copper-shapes',
    });
    expect(smallestGap.status === 'measured' && smallestGap.places[0]).toMatchObject({
      y: expect.closeTo(9.775, 2) as number,
      file: 'board-F_Cu.gbr',
    });
  });

  const square = (x: number, y: number) => `X${x}Y${y}D02*`;
  it.each<[string, string, number | string]>([
    ['two circles', 'D11*X0Y0D03*X1300D03*', 0.3],
    ['a circle and a corner', 'D11*X0Y0D03*D12*X1100Y1100D03*', 0.3485],
    ['two squares', 'D12*X0Y0D03*X1250D03*', 0.25],
    ['a line and a circle', 'D11*X0Y0D03*X-3000Y800D03*D10*X-3000Y800D02*X3000D01*', 0.2],
    ['regions', 'G36*X0Y0D02*X1000D01*Y1000D01*X0D01*Y0D01*G37*D11*X500Y500D03*X1700D03*', 0.2],
    [
      'inside a region that a cut-in opens',
      `D11*X0Y0D03*X4000Y0D03*G36*${square(-5000, 0)}Y-5000D01*X5000D01*Y5000D01*X-5000D01*Y0D01*X-800D01*Y800D01*X800D01*Y-800D01*X-800D01*Y0D01*X-5000D01*G37*`,
      0.3,
    ],
    [
      'a clear shape in a pour',
      'G36*X-5000Y-5000D02*X5000D01*Y5000D01*X-5000D01*Y-5000D01*G37*D11*X4000Y4000D03*%LPC*%%ADD13C,2*%D13*X0Y0D03*%LPD*%D11*X0Y0D03*',
      0.5,
    ],
    [
      'a clear shape over a line',
      'D11*X-3000Y0D03*X3000Y0D03*D10*X-3000Y0D02*X3000D01*%LPC*%D11*X0Y0D03*%LPD*%D10*X0Y0D03*',
      0.4,
    ],
    [
      'inside a macro of two circles, whose hole is part of the image',
      '%AMRING*1,1,4,0,0*1,0,2,0,0*%%ADD13RING*%D13*X0Y0D03*D11*X0Y0D03*',
      0.5,
    ],
    ['islands that overlap', 'D12*X0Y0D03*X500D03*', 'none-found'],
    ['rectangles of one height that overlap', 'D12*X0Y0D03*X900D03*', 'none-found'],
    ['strips side by side', 'D12*X0Y0D03*X1000D03*', 'none-found'],
    ['a pad inside a region', 'G36*X0Y0D02*X9000D01*Y9000D01*X0D01*Y0D01*G37*D11*X4000Y4000D03*', 'none-found'],
    ['copper without a pad', 'D11*X0Y0D03*X3000D03*D10*X1000Y-2000D02*Y2000D01*', 2],
  ])('%s', async (_, commands, expected) => {
    const gap = await gapOf(commands);
    if (typeof expected === 'number') expect(Math.abs(Number(gap) - expected)).toBeLessThan(0.001);
    else expect(gap).toBe(expected);
  });

  it('is not outside the board', async () => {
    const holes = file('a-PTH.drl', excellon([[0, 0, 0.4]]));
    const commands = 'D11*X0Y0D03*X3000D03*X90000D03*X91200D03*';
    expect(valueOf((await readFiles(top(commands), holes, outline)).smallestGap)).toBe(2);
  });

  it('is not between copper of one net', async () => {
    expect(await gapOf('%TO.N,GND*%D11*X0Y0D03*X1300D03*%TO.N,VCC*%X2800D03*%TD*%')).toBe(0.5);
  });

  it('is not between copper that holes connect over other layers', async () => {
    const bottom = file(
      'a-B_Cu.gbr',
      gerber(
        {
          tracks: [[0, 0, 1.3, 0, 0.3]],
          pads: [
            [0, 0, 1],
            [1.3, 0, 1],
          ],
        },
        'Copper,L2,Bot',
      ),
    );
    const commands = 'D11*X0Y0D03*X1300D03*X2800D03*';
    const holes = file(
      'a-PTH.drl',
      excellon([
        [0, 0, 0.4],
        [1.3, 0, 0.4],
      ]),
    );
    expect(valueOf((await readFiles(top(commands), bottom, holes, outline)).smallestGap)).toBe(0.5);
    expect(valueOf((await readFiles(top(commands), bottom, outline)).smallestGap)).toBe(0.3);
  });

  it('below 0.05 mm is a place where copper nearly touches, not a figure', async () => {
    const { smallestGap, nearlyTouching, notes } = await readFiles(top('D12*X0Y0D03*X1020D03*X2300D03*'), outline);
    expect(valueOf(smallestGap)).toBe(0.28);
    expect(nearlyTouching).toMatchObject([
      { distance: expect.closeTo(0.02, 4) as number, x: expect.closeTo(0.51, 3) as number, file: 'a-F_Cu.gbr' },
    ]);
    expect(notes.map(({ code }) => code)).toContain('nearly-touching');
  });

  it('nearly touches at a corner', async () => {
    expect((await readFiles(top('D12*X0Y0D03*X1000Y1000D03*'), outline)).nearlyTouching).toMatchObject([
      { distance: 0 },
    ]);
  });
});

describe('the smallest track', () => {
  const pads = 'D11*X-9000Y0D03*X9000Y0D03*';
  const trackOf = async (commands: string) => valueOf((await readFiles(top(commands), outline)).smallestTrack);

  it('has its places and its limits', async () => {
    const { smallestTrack } = await readFiles(...boardFiles(smallBoard));
    expect(smallestTrack).toMatchObject({
      status: 'measured',
      value: 0.25,
      notCovered: ['necks-in-pours', 'tracks-as-regions'],
    });
  });

  it.each<[string, string, number | string]>([
    ['between pads', `${pads}D10*X-9000Y0D02*X9000D01*`, 0.2],
    ['an arc', `${pads}D10*G75*X-9000Y0D02*G02*X9000Y0I9000J0D01*G01*`, 0.2],
    [
      'not the strokes that paint a pour',
      `${pads}%ADD13C,0.5*%D10*X-9000Y0D02*X9000D01*Y150D02*X-9000D01*Y-150D02*X9000D01*Y300D02*X-9000D01*Y-300D02*X9000D01*D13*X-9000Y0D02*Y-20000D01*`,
      0.5,
    ],
    ['not texts, which have no pad', `${pads}D10*X0Y9000D02*X5000D01*D11*X-9000Y0D02*X9000D01*`, 1],
    ['not less than 1 mm in total', `${pads}D10*X9000Y0D02*X9900D01*D11*X-9000Y0D02*X9000D01*`, 1],
    [
      'not the outline on copper',
      `${pads}D10*X-50000Y0D02*Y50000D01*X-9000Y0D02*X-50000D01*%ADD13C,0.1*%D13*X-50000Y0D02*Y40000D01*`,
      0.2,
    ],
    ['none', pads, 'none-found'],
  ])('%s', async (_, commands, expected) => {
    expect(await trackOf(commands)).toBe(expected);
  });
});

describe('the smallest annular ring', () => {
  const ringOf = async (commands: string, holes: Board['holes'], ...more: readonly InputFile[]) =>
    valueOf((await readFiles(top(commands), file('a.drl', excellon(holes)), outline, ...more)).smallestRing);

  it.each<[string, string, Board['holes'], number | string]>([
    ['a centred hole', 'D11*X0Y0D03*', [[0, 0, 0.6]], 0.2],
    ['a hole off centre', 'D11*X0Y0D03*', [[0.1, 0, 0.6]], 0.1],
    ['a hole that leaves its pad', 'D11*X0Y0D03*', [[0.3, 0, 0.6]], -0.1],
    ['a square pad', 'D12*X0Y0D03*', [[0.2, 0, 0.5]], 0.05],
    [
      'a pad in a pour counts the pour',
      'G36*X-2000Y-2000D02*X2000D01*Y2000D01*X-2000D01*Y-2000D01*G37*D11*X1200Y0D03*',
      [[1.2, 0, 0.6]],
      0.5,
    ],
    [
      'a pour with a cut-in through the pad',
      'G36*X-5000Y0D02*Y-5000D01*X5000D01*Y5000D01*X-5000D01*Y0D01*X2000D01*Y500D01*X3000D01*Y0D01*X-5000D01*G37*D11*X500Y0D03*',
      [[0.5, 0, 0.6]],
      1.2,
    ],
    ['a track over the hole', 'D11*X0Y0D03*X9000D03*D10*X0Y0D02*X9000D01*', [[0, 0, 0.6]], 0.2],
    ['a hole without a pad', 'D11*X0Y0D03*', [[9, 9, 0.6]], 'none-found'],
    ['an aperture with a hole', '%ADD13C,1X0.5*%D13*X0Y0D03*', [[0, 0, 0.6]], 0.2],
    ['an aperture with a square hole', '%ADD13C,1X0.5X0.5*%D13*X0Y0D03*', [[0, 0, 0.6]], 0.2],
    [
      'a macro with a clear centre, which the drill takes away',
      '%AMPAD*21,1,1,1,0,0,0*1,0,0.3,0,0*%%ADD13PAD*%D13*X0Y0D03*',
      [[0, 0, 0.6]],
      0.2,
    ],
    [
      'a macro with a clear centre that is larger than the hole, which has no pad then',
      '%AMPAD*1,1,1,0,0*1,0,0.7,0,0*%%ADD13PAD*%D13*X0Y0D03*',
      [[0, 0, 0.6]],
      'none-found',
    ],
  ])('%s', async (_, commands, holes, expected) => {
    const ring = await ringOf(commands, holes);
    if (typeof expected === 'number') expect(ring).toBeCloseTo(expected, 3);
    else expect(ring).toBe(expected);
  });

  it('ignores non-plated holes and inner layers', async () => {
    const inner = file('a-In1_Cu.gbr', gerber({ tracks: [], pads: [[0, 0, 0.7]] }, 'Copper,L2,Inr'));
    const nonPlated = file('b-NPTH.drl', 'M48\nMETRIC\nT1C0.9\n%\nT1\nX0.0Y0.0\nM30\n');
    expect(await ringOf('D11*X0Y0D03*', [[0, 0, 0.6]], inner)).toBeCloseTo(0.2, 3);
    expect(valueOf((await readFiles(top('D11*X0Y0D03*'), nonPlated, outline)).smallestRing)).toBe('none-found');
  });

  it('is listed for each diameter, unless it is much wider than the smallest', async () => {
    const holes: Board['holes'] = [
      [0, 0, 0.6],
      [5, 0, 0.5],
      [10, 0, 0.1],
    ];
    const pads = 'D11*X0Y0D03*X5000Y0D03*X10000Y0D03*';
    const { rings } = await readFiles(top(pads), file('a.drl', excellon(holes)), outline);
    expect(rings.map(({ diameter, value }) => [diameter, Number(value.toFixed(3))])).toEqual([
      [0.6, 0.2],
      [0.5, 0.25],
    ]);
    expect(rings[1]?.places).toMatchObject([{ x: 5, y: 0 }]);
  });

  it('has its place', async () => {
    const { smallestRing } = await readFiles(...boardFiles(smallBoard));
    expect(smallestRing).toMatchObject({ status: 'measured', value: expect.closeTo(0.3, 3) as number });
    expect(smallestRing.status === 'measured' && smallestRing.places).toContainEqual({
      x: 5,
      y: 5,
      file: 'board-F_Cu.gbr',
    });
  });
});
