import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { boardFiles, file, gerber, outlineTracks, plotFile, smallBoard } from './writeBoard.ts';

const apertureOf = async (files: readonly InputFile[]) => (await readFiles(...files)).smallestPasteAperture;

const paste = (commands: string) => plotFile('a-F_Paste.gbr', 'Paste,Top', commands);

/** Area divided by perimeter, and width, to a micrometre. */
async function figuresOf(commands: string, ...more: readonly InputFile[]) {
  const aperture = await apertureOf([paste(commands), ...more]);
  if (aperture.status === 'missing') return aperture.reason;
  return [aperture.areaPerPerimeter, aperture.width].map((value) => Math.round(value * 1e3) / 1e3);
}

const obround = (Math.PI * 0.25 ** 2 + 0.5) / (Math.PI * 0.5 + 2);

describe('the smallest paste aperture', () => {
  it.each<[string, string, number, number]>([
    ['a circle', 'D11*X5000Y5000D03*', 0.25, 1],
    ['a small circle', 'D10*X5000Y5000D03*', 0.05, 0.2],
    ['a rectangle', '%ADD20R,0.3X1.5*%D20*X5000Y5000D03*', 0.45 / 3.6, 0.3],
    ['a rectangle far from the origin', '%ADD20R,0.3X1.5*%D20*X905000Y-905000D03*', 0.45 / 3.6, 0.3],
    ['a rectangle that turns', '%ADD20R,0.3X1.5*%%LR30*%D20*X5000Y5000D03*', 0.45 / 3.6, 0.3],
    ['an obround', '%ADD20O,0.5X1.5*%D20*X5000Y5000D03*', obround, 0.5],
    ['an octagon', '%ADD20P,1X8X22.5*%D20*X5000Y5000D03*', Math.cos(Math.PI / 8) / 4, Math.cos(Math.PI / 8)],
    [
      'a macro of a rounded rectangle',
      '%AMR*21,1,1,0.6,0,0,0*21,1,0.6,1,0,0,0*1,1,0.4,0.3,0.3*1,1,0.4,-0.3,0.3*1,1,0.4,0.3,-0.3*1,1,0.4,-0.3,-0.3*%%ADD20R*%D20*X5000Y5000D03*',
      (1 - (4 - Math.PI) * 0.04) / (2.4 + Math.PI * 0.4),
      1,
    ],
    ['a macro with a hole', '%AMRING*1,1,2,0,0*1,0,1,0,0*1,0,1,0,0*%%ADD20RING*%D20*X5000Y5000D03*', 0.25, 0.5],
    ['a region', 'G36*X0Y0D02*X2000D01*Y500D01*X0D01*Y0D01*G37*', 0.2, 0.5],
    [
      'a region that a cut-in opens',
      'G36*X0Y0D02*X3000D01*Y3000D01*X0D01*Y1000D01*X1000D01*Y2000D01*X2000D01*Y1000D01*X0D01*Y0D01*G37*',
      0.5,
      1,
    ],
    ['a line', '%ADD20C,0.5*%D20*X0Y0D02*X1000D01*', obround, 0.5],
    ['an arc', '%ADD20C,0.5*%D20*G75*X0Y0D02*G03*X0Y0I2000D01*', 0.25, 0.5],
    [
      'lines that paint a rectangle',
      '%ADD20R,0.4X0.4*%D20*X0Y0D02*X1600D01*Y200D02*X0D01*Y400D02*X1600D01*',
      1.6 / 5.6,
      0.8,
    ],
    ['a rectangle of two halves', 'D12*X0Y0D03*X1000D03*', 2 / 6, 1],
    ['squares that overlap', 'D12*X0Y0D03*X500D03*', 1.5 / 5, 1],
    ['a pad that is flashed twice', 'D12*X0Y0D03*X0D03*', 0.25, 1],
    ['an L of two lines', '%ADD20R,0.5X0.5*%D20*X0Y0D02*X2000D01*X0Y0D02*Y2000D01*', 2.25 / 10, 0.5],
    [
      'a window of a pad that clear lines part',
      '%ADD20R,5X5*%%ADD21R,1X1*%D20*X0Y0D03*%LPC*%D21*X-3000Y500D02*X3000D01*X500Y-3000D02*Y3000D01*%LPD*%',
      1.5 / 4,
      1.5,
    ],
  ])('%s', async (_, commands, areaPerPerimeter, width) => {
    const [ratio, narrowest] = (await figuresOf(commands)) as readonly number[];
    expect(Math.abs((ratio ?? NaN) - areaPerPerimeter)).toBeLessThanOrEqual(0.001);
    expect(Math.abs((narrowest ?? NaN) - width)).toBeLessThanOrEqual(0.001);
  });

  it('is the one with the smallest ratio of area to wall, not the narrowest or the smallest', async () => {
    // Area divided by perimeter: 0.167 for 0.4 mm by 2 mm, 0.136 for 0.5 mm by 0.6 mm, and 0.25 for 1 mm by 1 mm.
    const apertures = '%ADD20R,0.4X2*%%ADD21R,0.5X0.6*%';
    expect(await figuresOf(`${apertures}D20*X0Y0D03*D21*X5000D03*D12*X9000D03*`)).toEqual([0.136, 0.5]);
  });

  it('has the places of all equal openings', async () => {
    expect(await apertureOf([paste('D11*X0Y0D03*D10*X5000D03*X7000Y1000D03*')])).toMatchObject({
      places: [
        { x: 5, y: 0, file: 'a-F_Paste.gbr' },
        { x: 7, y: 1, file: 'a-F_Paste.gbr' },
      ],
    });
  });

  it('is the smallest of all paste layers', async () => {
    const bottom = plotFile('a-B_Paste.gbr', 'Paste,Bot', 'D10*X5000Y5000D03*');
    expect(await figuresOf('D11*X5000Y5000D03*', bottom)).toEqual([0.05, 0.2]);
  });

  it('is on the board, and is not its outline or a text next to it', async () => {
    const board = outlineTracks([
      [0, 0],
      [30, 0],
      [30, 20],
      [0, 20],
    ]);
    const outline = file('a-outline.gbr', gerber({ tracks: board, pads: [] }, 'Profile,NP'));
    const copper = plotFile('a-F_Cu.gbr', 'Copper,L1,Top', 'D11*X5000Y5000D03*');
    const drawn = 'D10*X0Y0D02*X30000D01*Y20000D01*X0D01*Y0D01*X1000Y21000D02*X3000D01*';
    expect(await figuresOf(`D11*X5000Y5000D03*${drawn}`, outline, copper)).toEqual([0.25, 1]);
    expect(await figuresOf(drawn, outline, copper)).toBe('none-found');
  });

  it('is missing with a reason', async () => {
    expect(await apertureOf(boardFiles(smallBoard))).toEqual({ status: 'missing', reason: 'no-paste' });
  });

  it('is missing without time, and the reading reports that', async () => {
    let now = 0;
    const reading = await readDataSet([paste('D11*X5000Y5000D03*'), ...boardFiles(smallBoard)], {
      now: () => now,
      onProgress: ({ step }) => {
        if (step === 'picture') now = 60_000;
      },
    });
    expect(reading).toMatchObject({ smallestPasteAperture: { status: 'missing', reason: 'out-of-time' } });
    expect(reading.status === 'read' && reading.notes).toContainEqual({ code: 'out-of-time', missing: ['paste'] });
  });
});
