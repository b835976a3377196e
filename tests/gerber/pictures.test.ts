import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { file } from './writeBoard.ts';

describe('pictures', () => {
  const pictureOf = async (commands: string, attribute = 'Copper,L1,Top') => {
    const start = `%TF.FileFunction,${attribute}*%%FSLAX33Y33*%%MOMM*%%ADD10C,0.2*%%ADD11R,1X2*%`;
    const [picture] = (await readFiles(file('a.gbr', `${start}${commands}M02*`))).pictures;
    return picture;
  };

  it('join consecutive lines of the same width', async () => {
    const steps = (await pictureOf('D10*X0Y0D02*X1000D01*X1000Y1000D01*X5000Y0D02*X6000D01*'))?.steps;
    expect(steps).toMatchObject([
      {
        kind: 'strokes',
        polarity: 'dark',
        points: Float32Array.of(0, 0, 1, 0, 1, 1, 5, 0, 6, 0),
        starts: Uint32Array.of(0, 3),
      },
    ]);
    const [first] = steps ?? [];
    expect(first?.kind === 'strokes' && first.width).toBeCloseTo(0.2);
  });

  it('have an aperture once, with its places', async () => {
    expect((await pictureOf('D11*X0Y0D03*X5000D03*'))?.steps).toMatchObject([
      { kind: 'flashes', points: Float32Array.of(-0.5, -1, 0.5, -1, 0.5, 1, -0.5, 1), at: Float32Array.of(0, 0, 5, 0) },
    ]);
  });

  it('have steps of each polarity in order', async () => {
    const region = 'G36*X0Y0D02*X9000D01*Y9000D01*X0Y0D01*G37*';
    const steps = (await pictureOf(`${region}%LPC*%D11*X5000Y3000D03*%LPD*%D10*X5000Y3000D03*`))?.steps;
    expect(steps?.map(({ kind, polarity }) => `${kind} ${polarity}`)).toEqual([
      'regions dark',
      'flashes clear',
      'flashes dark',
    ]);
  });

  it('have the clear parts of an aperture wind against the dark ones', async () => {
    const [step] = (await pictureOf('%AMRING*21,1,4,4,0,0,0*21,0,2,2,0,0,0*%%ADD12RING*%D12*X0Y0D03*'))?.steps ?? [];
    expect(step?.points).toEqual(Float32Array.of(-2, -2, 2, -2, 2, 2, -2, 2, -1, 1, 1, 1, 1, -1, -1, -1));
  });

  it('have extents, and whether they show openings', async () => {
    expect(await pictureOf('D11*X0Y0D03*', 'Soldermask,Top')).toMatchObject({
      isNegative: true,
      bounds: { minX: -0.5, minY: -1, maxX: 0.5, maxY: 1 },
    });
    expect((await pictureOf('D11*X0Y0D03*'))?.isNegative).toBe(false);
  });
});
