import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impedanceCalculatorContent } from '../../packages/screens/src/content/tools/ImpedanceCalculator/ImpedanceCalculator.content.ts';
import {
  type ImpedanceValues,
  lineCovers,
  lineFields,
  lineKinds,
} from '../../packages/screens/src/content/tools/ImpedanceCalculator/lineKinds.ts';
import { solveLine } from '../../packages/screens/src/content/tools/ImpedanceCalculator/solveLine.ts';
import {
  startingPointIn,
  startingPointsOf,
} from '../../packages/screens/src/content/tools/ImpedanceCalculator/startingPoints.ts';
import { formatRatio } from '../../packages/screens/src/content/tools/StencilApertureCalculator/formatRatio.ts';

const copy = impedanceCalculatorContent;
const { problems } = copy.frame;

const values: ImpedanceValues = {
  kind: 'single',
  width: '0.34',
  gap: '0.2',
  height: '0.2',
  heightAbove: '0.41',
  heightBelow: '0.8275',
  thickness: '0.035',
  dielectricConstant: '4.6',
  cover: 'bare',
};

describe('solveLine', () => {
  it('reports the errors of all fields at once, and ignores fields that the kind does not use', () => {
    expect(solveLine({ ...values, width: '', height: '-3', gap: 'abc', heightAbove: '' }, copy)).toEqual({
      isValid: false,
      errors: { width: problems.empty, height: problems.notPositive },
    });
  });

  it('accepts a copper thickness of 0', () => {
    expect(
      solveLine({ ...values, width: '1', height: '1', thickness: '0', dielectricConstant: '4' }, copy),
    ).toMatchObject({ isValid: true, impedance: expect.closeTo(74.052, 3) as number });
  });

  it('returns finite numbers or an error sentence for a field of its kind, for any input', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.double({ min: 0, max: 5, noNaN: true }).map(String),
      fc.double().map(String),
      fc.constantFrom('', '0', '-3', '1e999', '1e-320', '1e12', 'abc', '0,35'),
    );
    const any = fc.record({
      kind: fc.constantFrom(...lineKinds),
      width: typed,
      gap: typed,
      height: typed,
      heightAbove: typed,
      heightBelow: typed,
      thickness: typed,
      dielectricConstant: typed,
      cover: fc.constantFrom(...lineCovers),
    });
    fc.assert(
      fc.property(any, (given) => {
        const solved = solveLine(given, copy);
        if (solved.isValid) {
          for (const value of Object.values(solved))
            if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
          return;
        }
        const fields = Object.entries(solved.errors);
        expect(fields.length).toBeGreaterThan(0);
        for (const [field, error] of fields) {
          expect(lineFields[given.kind]).toContain(field);
          expect(error).toMatch(/^[A-Z].+\.$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('starting points', () => {
  it('are our build-ups, grouped by the dielectric under L1', () => {
    expect(
      startingPointsOf('single').map(({ copperLayers, thicknesses, values: { height } }) => [
        copperLayers,
        thicknesses,
        height,
      ]),
    ).toEqual([
      [2, [1], '0.93'],
      [2, [1.6], '1.53'],
      [2, [2], '1.93'],
      [4, [1, 1.6, 2], '0.2'],
      [6, [1.6], '0.12'],
    ]);
    expect(startingPointsOf('stripline').map(({ values: inner }) => inner)).toEqual([
      { heightAbove: '0.41', heightBelow: '0.8275', thickness: '0.0175', dielectricConstant: '4.6' },
    ]);
  });

  it.each(lineKinds)('are recognised from the field values of a %s', (kind) => {
    for (const point of startingPointsOf(kind)) {
      const filled = { ...values, kind, ...point.values };
      expect(startingPointIn(filled)).toBe(point);
      expect(solveLine(filled, copy).isValid).toBe(true);
    }
  });

  it('are recognised by the number, whatever its spelling', () => {
    expect(startingPointIn({ ...values, height: '0,200' })?.copperLayers).toBe(4);
    expect(startingPointIn({ ...values, height: '0.21' })).toBeUndefined();
    expect(startingPointIn({ ...values, height: '' })).toBeUndefined();
  });
});

describe('formatRatio', () => {
  it.each([
    [2, '2.00'],
    [0.6594, '0.659'],
    [0.65999, '0.659'],
    [0.66, '0.66'],
    [1.4999999999999998, '1.50'],
    [1.49999, '1.499'],
    [1_000_000, '10,00,000.00'],
  ])('%d is %s', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });
});
