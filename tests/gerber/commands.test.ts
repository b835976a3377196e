import { describe, expect, it } from 'vitest';
import { shapeContains, shapesOf } from '../../packages/gerber/src/private/copper/shape.ts';
import { boundsOfPlot } from '../../packages/gerber/src/private/copperContent.ts';
import { readGerber } from '../../packages/gerber/src/private/gerber/readGerber.ts';

const start = '%FSLAX33Y33*%\n%MOMM*%\n%ADD10C,1*%\nD10*\n';

/** The extents of a file, rounded to a micrometre: minX, minY, maxX, maxY. */
const extents = (text: string) => {
  const { minX, minY, maxX, maxY } = boundsOfPlot(readGerber(text));
  return [minX, minY, maxX, maxY].map((value) => Math.round(value * 1000) / 1000 + 0);
};

const notes = (text: string) => readGerber(text).notes.map(({ code }) => code);

describe('coordinates and graphics state', () => {
  it.each<[string, string, readonly number[]]>([
    ['a flash', `${start}X5000Y7000D03*M02*`, [4.5, 6.5, 5.5, 7.5]],
    ['a line', `${start}X0Y0D02*X10000D01*M02*`, [-0.5, -0.5, 10.5, 0.5]],
    ['two commands in one block', '%FSLAX33Y33*MOMM*%%ADD10C,1*%D10*X5000Y7000D03*', [4.5, 6.5, 5.5, 7.5]],
    ['everything in one line', `%FSLAX33Y33*%%MOMM*%%ADD10C,1*%G54D10*X5000Y7000D03*M02*`, [4.5, 6.5, 5.5, 7.5]],
    ['inches', '%FSLAX24Y24*%%MOIN*%%ADD10C,0.1*%D10*X10000Y20000D03*', [24.13, 49.53, 26.67, 52.07]],
    ['the deprecated G70', 'G70*%FSLAX24Y24*%%ADD10C,0.1*%D10*X10000Y20000D03*', [24.13, 49.53, 26.67, 52.07]],
    ['the deprecated G71', 'G71*%FSLAX33Y33*%%ADD10C,1*%D10*X5000Y7000D03*', [4.5, 6.5, 5.5, 7.5]],
    ['omitted trailing zeros', '%FSTAX33Y33*%%MOMM*%%ADD10C,1*%D10*X005Y00725D03*', [4.5, 6.75, 5.5, 7.75]],
    ['a decimal point', `${start}X5.5Y-7.0D03*`, [5, -7.5, 6, -6.5]],
    ['different digits for each axis', '%FSLAX33Y34*%%MOMM*%%ADD10C,1*%D10*X5000Y70000D03*', [4.5, 6.5, 5.5, 7.5]],
    [
      'incremental notation',
      '%FSLIX33Y33*%%MOMM*%%ADD10C,1*%D10*X1000Y1000D02*X1000D03*X1000D03*',
      [1.5, 0.5, 3.5, 1.5],
    ],
    ['the deprecated G91', `${start}G91*X1000Y1000D02*X1000D03*G90*X9000Y0D03*`, [1.5, -0.5, 9.5, 1.5]],
    ['an operation that is not repeated', `${start}X0Y0D02*X1000D01*X2000*X3000*`, [-0.5, -0.5, 3.5, 0.5]],
    ['no first D02', `${start}X1000Y1000D01*X2000D01*`, [0.5, 0.5, 2.5, 1.5]],
    ['a first line along an axis, from the origin', `${start}X2000D01*`, [-0.5, -0.5, 2.5, 0.5]],
    ['coordinates without a digit', `${start}X5000Y7000D02*XYD03*`, [4.5, 6.5, 5.5, 7.5]],
    ['NUL bytes and line breaks in a command', `${start}X50\0\n00Y7000D03*`, [4.5, 6.5, 5.5, 7.5]],
    ['what follows the end', `${start}X5000Y7000D03*M02*X90000D03*`, [4.5, 6.5, 5.5, 7.5]],
    ['the deprecated M00', `${start}X5000Y7000D03*M00*X90000D03*`, [4.5, 6.5, 5.5, 7.5]],
  ])('%s', (_, text, expected) => {
    expect(extents(text)).toEqual(expected);
  });

  it.each<[string, string, readonly number[]]>([
    ['axes swapped by AS', '%ASAYBX*%', [6.5, 4.5, 7.5, 5.5]],
    ['mirroring by MI', '%MIA1B0*%', [-5.5, 6.5, -4.5, 7.5]],
    ['scaling by SF', '%SFA2B1*%', [9.5, 6.5, 10.5, 7.5]],
    ['an offset by OF', '%OFA1B-1*%', [5.5, 5.5, 6.5, 6.5]],
    ['a rotation by IR', '%IR90*%', [-7.5, 4.5, -6.5, 5.5]],
  ])('%s is applied and noted', (_, command, expected) => {
    const text = `${command}\n${start}X5000Y7000D03*M02*`;
    expect(extents(text)).toEqual(expected);
    expect(notes(text)).toEqual(['deprecated-command']);
  });

  it.each([
    '%ASAXBY*%',
    '%MIA0B0*%',
    '%SFA1.0B1.0*%',
    '%OFA0B0*%',
    '%IR0*%',
    '%IPPOS*%',
    '%INboard*%',
    '%LNtop*%',
    'G54D10*',
    'G90*',
  ])('%s changes nothing and is not noted', (command) => {
    const text = `${start}${command}\nX5000Y7000D03*M02*`;
    expect(extents(text)).toEqual([4.5, 6.5, 5.5, 7.5]);
    expect(notes(text)).toEqual([]);
  });
});

describe('arcs', () => {
  // A quarter circle of 10 mm around the origin, from the right to the top, with a line of 1 mm.
  const quarter = [-0.5, -0.5, 10.5, 10.5];
  it.each<[string, string, readonly number[]]>([
    ['counter-clockwise with G75', 'G75*X10000Y0D02*G03*X0Y10000I-10000J0D01*', quarter],
    ['clockwise with G75', 'G75*X0Y10000D02*G02*X10000Y0I0J-10000D01*', quarter],
    ['without a quadrant mode', 'X10000Y0D02*G03*X0Y10000I-10000J0D01*', quarter],
    ['in single quadrant mode, where offsets have no sign', 'G74*X10000Y0D02*G03*X0Y10000I10000J0D01*', quarter],
    ['a full circle', 'G75*X10000Y0D02*G03*X10000Y0I-10000J0D01*', [-10.5, -10.5, 10.5, 10.5]],
    ['a mirrored image turns arcs round', '%MIA1B0*%G75*X-10000Y0D02*G02*X0Y10000I10000J0D01*', quarter],
  ])('%s', (_, commands, expected) => {
    const [minX = 0, minY = 0, maxX, maxY] = extents(`${start}${commands}M02*`);
    expect([maxX, maxY]).toEqual(expected.slice(2));
    expect(minX).toBeCloseTo(expected[0] ?? 0, 2);
    expect(minY).toBeCloseTo(expected[1] ?? 0, 2);
  });
});

describe('polarity, repeats and transformations', () => {
  it('step and repeat', () => {
    expect(extents(`${start}%SRX3Y2I10J20*%X0Y0D03*%SR*%M02*`)).toEqual([-0.5, -0.5, 20.5, 20.5]);
  });

  it('a step and repeat of 10,000 by 10,000 ends with a note', () => {
    const plot = readGerber(`${start}%SRX10000Y10000I0.1J0.1*%X0Y0D03*%SR*%M02*`, undefined, 5000);
    expect(plot.objects).toHaveLength(5000);
    expect(plot.notes).toContainEqual({ code: 'too-many-objects', limit: 5000 });
  });

  it('block apertures, nested and with a rotation', () => {
    const block = '%ABD20*%D10*X2000Y0D03*%AB*%%ABD21*%D20*X0Y0D03*X10000Y0D03*%AB*%';
    expect(extents(`${start}${block}D21*X0Y0D03*M02*`)).toEqual([1.5, -0.5, 12.5, 0.5]);
    expect(extents(`${start}${block}%LR90*%D21*X0Y0D03*M02*`)).toEqual([-0.5, 1.5, 0.5, 12.5]);
  });

  it('a block that doubles itself 40 times ends with a note', () => {
    const blocks = Array.from(
      { length: 40 },
      (_, index) => `%ABD${20 + index}*%D${index === 0 ? 10 : 19 + index}*X0Y0D03*X1000Y0D03*%AB*%`,
    );
    const plot = readGerber(`${start}${blocks.join('')}D59*X0Y0D03*M02*`, undefined, 3000);
    expect(plot.notes.map(({ code }) => code)).toContain('too-many-objects');
  });

  it.each<[string, readonly number[]]>([
    ['%LMX*%', [-4, -0.5, 0, 0.5]],
    ['%LMY*%', [0, -0.5, 4, 0.5]],
    ['%LR90*%', [-0.5, 0, 0.5, 4]],
    ['%LS0.5*%', [0, -0.25, 2, 0.25]],
    ['%LMX*%%LR90*%', [-0.5, -4, 0.5, 0]],
  ])('%s transforms apertures', (command, expected) => {
    const macro = '%AMHALF*21,1,4,1,2,0,0*%%ADD11HALF*%';
    expect(extents(`${start}${macro}D11*${command}X0Y0D03*M02*`)).toEqual(expected);
  });

  it('LPC clears, and inverts the polarity of a block', () => {
    const block = '%ABD20*%D10*X0Y0D03*%LPC*%X0Y0D03*%LPD*%%AB*%';
    const { objects } = readGerber(`${start}${block}D20*X0Y0D03*%LPC*%X0Y0D03*M02*`);
    expect(objects.map(({ isDark }) => isDark)).toEqual([true, false, false, true]);
  });

  it('an image in negative', () => {
    expect(readGerber(`%IPNEG*%${start}M02*`).filePolarity).toBe('negative');
    expect(readGerber(`%TF.FilePolarity,Negative*%${start}M02*`).filePolarity).toBe('negative');
  });
});

describe('regions', () => {
  const square = 'X0Y0D02*X10000D01*Y10000D01*X0D01*Y0D01*';

  it('is filled, with one contour for each D02', () => {
    const { objects } = readGerber(`${start}G36*${square}X20000Y0D02*X30000D01*Y10000D01*X20000Y0D01*G37*M02*`);
    expect(objects.map(({ kind }) => kind)).toEqual(['region', 'region']);
    const [first] = objects.flatMap(shapesOf);
    expect(first && shapeContains(first, 5, 5)).toBe(true);
  });

  it('keeps the hole of a cut-in', () => {
    const withHole =
      'G36*X0Y0D02*X10000D01*Y10000D01*X0D01*Y5000D01*X3000D01*Y7000D01*X7000D01*Y3000D01*X3000D01*Y5000D01*X0D01*Y0D01*G37*';
    const [shape] = readGerber(`${start}${withHole}M02*`).objects.flatMap(shapesOf);
    expect(shape && shapeContains(shape, 5, 5)).toBe(false);
    expect(shape && shapeContains(shape, 1, 5.5)).toBe(true);
  });

  it('has arcs', () => {
    expect(extents(`${start}G75*G36*X10000Y0D02*G03*X10000Y0I-10000J0D01*G37*M02*`)).toEqual([-10, -10, 10, 10]);
  });
});

describe('attributes', () => {
  it.each([
    '%TF.FileFunction,Copper,L1,Top*%',
    'G04 #@! TF.FileFunction,Copper,L1,Top*',
    'G04 #@! %TF.FileFunction,Copper,L1,Top*',
  ])('reads %s', (attribute) => {
    expect(readGerber(`${attribute}\n${start}M02*`).fileFunction).toEqual(['Copper', 'L1', 'Top']);
  });

  it('assigns nets to objects until TD', () => {
    const text = `${start}%TO.N,GND*%X0Y0D03*%TO.N,N/C*%X1000D03*%TO.N,\\u00e4*%X2000D03*%TD*%X3000D03*M02*`;
    expect(readGerber(text).objects.map(({ net }) => net)).toEqual(['GND', undefined, 'ä', undefined]);
  });

  it('assigns functions to apertures', () => {
    const text =
      '%FSLAX33Y33*%%MOMM*%%TA.AperFunction,ViaPad*%%ADD10C,1*%%TD*%%ADD11C,1*%D10*X0Y0D03*D11*X1000D03*M02*';
    const functions = readGerber(text).objects.map(
      (object) => object.kind === 'flash' && object.aperture.apertureFunction,
    );
    expect(functions).toEqual(['ViaPad', undefined]);
  });
});

describe('notes', () => {
  it.each<[string, string, string]>([
    ['undefined-aperture', 'an aperture that is never defined', `${start}D77*X0Y0D02*X1000D01*M02*`],
    ['unknown-command', 'an unknown command', `${start}%XYZ*%M02*`],
    ['unknown-command', 'an unknown G code', `${start}G99*M02*`],
    ['bad-macro', 'a macro with an error', `%AMBAD*21,1,(1,1,0,0,0*%${start}%ADD11BAD*%M02*`],
    ['bad-macro', 'a macro that is missing', `${start}%ADD11MISSING,1*%M02*`],
    ['bad-macro', 'a macro without an end', `%AMLONG*${'1,1,1,0,0*'.repeat(6000)}%${start}%ADD11LONG*%M02*`],
    ['coordinates-out-of-range', 'coordinates of 10 km', `${start}X9999999999Y0D03*M02*`],
    ['no-end-of-file', 'a missing M02', `${start}X0Y0D03*`],
    ['units-not-stated', 'missing units', '%FSLAX24Y24*%%ADD10C,0.1*%D10*X0Y0D03*M02*'],
  ])('%s: %s', (code, _, text) => {
    expect(notes(text)).toEqual([code]);
  });

  it('have the line number of the first', () => {
    const text = '%FSLAX33Y33*%%MOMM*%\r\n%XYZ*%\n\n%XYZ*%\nD77*\rX0Y0D03*M02*';
    expect(readGerber(text).notes).toEqual([
      { code: 'undefined-aperture', aperture: 'D77', line: 5 },
      { code: 'unknown-command', command: 'XYZ', count: 2, line: 2 },
    ]);
  });

  it('keeps lines of an undefined aperture, without a width, for the outline', () => {
    expect(extents('%FSLAX33Y33*%%MOMM*%D77*X0Y0D02*X1000D01*M02*')).toEqual([0, 0, 1, 0]);
  });
});
