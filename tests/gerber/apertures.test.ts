import { describe, expect, it } from 'vitest';
import { shapeContains, shapesOf } from '../../packages/gerber/src/private/copper/shape.ts';
import { boundsOfPlot } from '../../packages/gerber/src/private/copperContent.ts';
import { evaluate } from '../../packages/gerber/src/private/gerber/expressions.ts';
import { readGerber } from '../../packages/gerber/src/private/gerber/readGerber.ts';

const plotOf = (definition: string) => readGerber(`%FSLAX33Y33*%%MOMM*%${definition}D10*X0Y0D03*M02*`);

const extents = (definition: string) => {
  const { minX, minY, maxX, maxY } = boundsOfPlot(plotOf(definition));
  return [minX, minY, maxX, maxY].map((value) => Math.round(value * 1000) / 1000 + 0);
};

/** Whether a point is on the flash. */
const isOn = (definition: string, x: number, y: number) => {
  const shapes = plotOf(definition).objects.flatMap(shapesOf);
  return shapes.some((shape) => shapeContains(shape, x, y));
};

describe('standard apertures', () => {
  it.each<[string, readonly number[]]>([
    ['%ADD10C,2*%', [-1, -1, 1, 1]],
    ['%ADD010C,2X1*%', [-1, -1, 1, 1]],
    ['%ADD10C,2X1X1*%', [-1, -1, 1, 1]],
    ['%ADD10R,4X2*%', [-2, -1, 2, 1]],
    ['%ADD10R,4X2X1*%', [-2, -1, 2, 1]],
    ['%ADD10O,4X2*%', [-2, -1, 2, 1]],
    ['%ADD10O,2X4X0.5X0.5*%', [-1, -2, 1, 2]],
    ['%ADD10P,2X4*%', [-1, -1, 1, 1]],
    ['%ADD10P,2X4X45X0.3*%', [-0.707, -0.707, 0.707, 0.707]],
  ])('%s', (definition, expected) => {
    expect(extents(definition)).toEqual(expected);
  });

  it('an obround has round ends', () => {
    expect([isOn('%ADD10O,4X2*%', 1.9, 0), isOn('%ADD10O,4X2*%', 1.9, 0.9)]).toEqual([true, false]);
  });
});

describe('macro primitives', () => {
  const macro = (blocks: string, parameters = '') => `%AMTEST*${blocks}*%%ADD10TEST${parameters}*%`;

  it.each<[string, string, string, readonly number[]]>([
    ['circle', '1,1,2,1,0', '', [0, -1, 2, 1]],
    ['circle with a rotation', '1,1,2,1,0,90', '', [-1, 0, 1, 2]],
    ['vector line', '20,1,1,0,0,4,0,0', '', [0, -0.5, 4, 0.5]],
    ['vector line by its deprecated code', '2,1,1,0,0,4,0,0', '', [0, -0.5, 4, 0.5]],
    ['centre line', '21,1,4,2,1,1,0', '', [-1, 0, 3, 2]],
    ['centre line with a rotation', '21,1,4,2,0,0,90', '', [-1, -2, 1, 2]],
    ['lower left line, deprecated', '22,1,4,2,1,1,0', '', [1, 1, 5, 3]],
    ['outline', '4,1,3,0,0,4,0,4,2,0,0,0', '', [0, 0, 4, 2]],
    ['polygon', '5,1,4,0,0,2,0', '', [-1, -1, 1, 1]],
    ['moiré', '6,0,0,4,0.5,0.5,2,0.2,6,0', '', [-3, -3, 3, 3]],
    ['thermal', '7,0,0,4,3,0.5,0', '', [-1.984, -1.984, 1.984, 1.984]],
    ['parameters', '1,1,$1,$2,$3', ',2X1X-1', [0, -2, 2, 0]],
    ['a variable', '$4=$1x2*1,1,$4,0,0', ',1', [-1, -1, 1, 1]],
    ['arithmetic', '1,1,($1+1)/2-0.5,0,0', ',2', [-0.5, -0.5, 0.5, 0.5]],
    ['a comment', '0 A circle, 1,1,9,0,0*1,1,2,0,0', '', [-1, -1, 1, 1]],
    ['line breaks', '1,1,\n2,0,\n0', '', [-1, -1, 1, 1]],
  ])('%s', (_, blocks, parameters, expected) => {
    expect(extents(macro(blocks, parameters))).toEqual(expected);
  });

  it('exposure off erases earlier primitives only', () => {
    const donut = macro('1,1,4,0,0*1,0,2,0,0*1,1,1,0,0');
    expect([isOn(donut, 1.5, 0), isOn(donut, 0.8, 0), isOn(donut, 0.2, 0)]).toEqual([true, false, true]);
  });

  it('a circle with a hole is a ring, unlike a standard aperture, whose hole is for the drill', () => {
    const ring = macro('1,1,4,0,0*1,0,2,0,0');
    expect([isOn(ring, 1.5, 0), isOn(ring, 0.2, 0)]).toEqual([true, false]);
    expect([isOn('%ADD10C,4X2*%', 1.5, 0), isOn('%ADD10C,4X2*%', 0.2, 0)]).toEqual([true, true]);
  });

  it('a thermal has gaps and no centre', () => {
    const thermal = macro('7,0,0,4,3,0.5,0');
    expect([isOn(thermal, 1.25, 1.25), isOn(thermal, 1.75, 0), isOn(thermal, 0, 0)]).toEqual([true, false, false]);
  });
});

describe('expressions', () => {
  const variables = new Map([[1, 3]]);
  it('10,000 brackets have no value and do not overflow the stack', () => {
    expect(evaluate('('.repeat(10_000), variables)).toBeUndefined();
  });

  it.each<[string, number | undefined]>([
    ['1+2x3', 7],
    ['(1+2)X3', 9],
    ['-$1', -3],
    ['10/4', 2.5],
    ['2-3-4', -5],
    ['$9', 0],
    ['.5', 0.5],
    ['1/0', undefined],
    ['1+', undefined],
    ['alert(1)', undefined],
    ['', undefined],
  ])('%s', (text, expected) => {
    expect(evaluate(text, variables)).toBe(expected);
  });
});
