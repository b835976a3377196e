import { differentialMicrostrip, impedanceLimits, singleMicrostrip, stripline } from '@pcb/engineering/impedance';
import { milToMm } from '@pcb/engineering/lengths';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, badNumbers, expectSound, refused, valuesOf } from '../helpers/engineeringResults.ts';

describe('a single microstrip', () => {
  it.each([
    [0.36, 0.2, 0.035, 4.6, 48.471, 3.316],
    [0.2, 0.12, 0.035, 4.25, 51.169, 3.019],
    [2.9, 1.53, 0.035, 4.5, 49.33, 3.37],
    [1, 1, 0, 4, 74.052, 2.915],
  ])(
    'w %d, h %d, t %d, Dk %d: %d ohms and %d',
    (width, height, thickness, dielectricConstant, impedance, permittivity) => {
      const result = valuesOf(singleMicrostrip({ width, height, thickness, dielectricConstant }));
      expect(result.impedance).toBeCloseTo(impedance, 3);
      expect(result.effectiveDielectricConstant).toBeCloseTo(permittivity, 3);
    },
  );

  it('decreases with width and dielectric constant, and increases with height', () => {
    const numbers = {
      width: fc.double({ min: 0.1, max: 3, noNaN: true }),
      more: fc.double({ min: 1.01, max: 2, noNaN: true }),
    };
    fc.assert(
      fc.property(numbers.width, numbers.more, (width, more) => {
        const line = { width, height: 0.5, thickness: 0.035, dielectricConstant: 4.6 };
        const { impedance } = valuesOf(singleMicrostrip(line));
        expect(valuesOf(singleMicrostrip({ ...line, width: width * more })).impedance).toBeLessThan(impedance);
        expect(valuesOf(singleMicrostrip({ ...line, dielectricConstant: 4.6 * more })).impedance).toBeLessThan(
          impedance,
        );
        expect(valuesOf(singleMicrostrip({ ...line, height: 0.5 * more })).impedance).toBeGreaterThan(impedance);
      }),
    );
  });

  it('depends on ratios only, so mm and mil have the same result', () => {
    const inMil = { width: 14, height: 8, thickness: 1.4, dielectricConstant: 4.6 };
    const inMm = { ...inMil, width: milToMm(14), height: milToMm(8), thickness: milToMm(1.4) };
    expect(valuesOf(singleMicrostrip(inMm)).impedance).toBeCloseTo(valuesOf(singleMicrostrip(inMil)).impedance, 9);
  });

  it('names the invalid input', () => {
    const line = { width: 0.34, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    for (const bad of badNumbers) expect(singleMicrostrip({ ...line, width: bad })).toMatchObject(refused('width'));
    expect(singleMicrostrip({ ...line, height: 0 })).toMatchObject(refused('height'));
    expect(singleMicrostrip({ ...line, thickness: -0.01 })).toMatchObject(refused('thickness'));
    expect(singleMicrostrip({ ...line, thickness: 0.101 })).toMatchObject(refused('thickness'));
    expect(singleMicrostrip({ ...line, dielectricConstant: 0.9 })).toMatchObject(refused('dielectricConstant'));
    expect(singleMicrostrip({ ...line, width: 21 })).toMatchObject(refused('width'));
  });

  it('rejects copper thicker than the track width, where the thickness correction fails', () => {
    const line = { width: 0.03, height: 1, dielectricConstant: 4.6 };
    expect(singleMicrostrip({ ...line, thickness: 0.031 })).toMatchObject({
      reason: { kind: 'tooThickForWidth', input: 'thickness', maximum: 1 },
    });
    expectSound(valuesOf(singleMicrostrip({ ...line, thickness: 0.03 })));
  });

  it('works at both limits of its range', () => {
    for (const ratio of impedanceLimits.singleWidth)
      for (const dielectricConstant of impedanceLimits.singleDielectric)
        expectSound(
          valuesOf(singleMicrostrip({ width: ratio, height: 1, thickness: Math.min(ratio, 0.5), dielectricConstant })),
        );
  });
});

describe('a differential microstrip', () => {
  it.each([
    [0.2, 0.2, 0.2, 0.035, 4.6, 74.434, 53.041],
    [0.15, 0.15, 0.12, 0.035, 4.25, 65.904, 49.693],
    [1, 1, 1, 0.0001, 4, 84.446, 62.984],
  ])(
    'w %d, s %d, h %d, t %d, Dk %d: %d even and %d odd',
    (width, gap, height, thickness, dielectricConstant, even, odd) => {
      const result = valuesOf(differentialMicrostrip({ width, gap, height, thickness, dielectricConstant }));
      expect(result.evenImpedance).toBeCloseTo(even, 3);
      expect(result.oddImpedance).toBeCloseTo(odd, 3);
      expect(result.impedance).toBe(2 * result.oddImpedance);
    },
  );

  it('is below two single lines and approaches them when the tracks are far apart', () => {
    const line = { width: 0.3, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    const twoLines = 2 * valuesOf(singleMicrostrip(line)).impedance;
    const gaps = [0.15, 0.3, 0.6, 1.2, 2];
    const impedances = gaps.map((gap) => valuesOf(differentialMicrostrip({ ...line, gap })).impedance);
    expect(impedances).toEqual(impedances.toSorted((a, b) => a - b));
    for (const impedance of impedances) expect(impedance).toBeLessThan(twoLines);
    expect(impedances.at(-1)).toBeGreaterThan(0.98 * twoLines);
  });

  it('decreases with width, and is between odd and even mode', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.11, max: 1, noNaN: true }),
        fc.double({ min: 0.11, max: 1, noNaN: true }),
        fc.double({ min: 1.01, max: 2, noNaN: true }),
        (width, gap, more) => {
          const pair = { width, gap, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
          const { evenImpedance, oddImpedance, impedance } = valuesOf(differentialMicrostrip(pair));
          expect(oddImpedance).toBeLessThan(evenImpedance);
          expect(valuesOf(differentialMicrostrip({ ...pair, width: width * more })).impedance).toBeLessThan(impedance);
        },
      ),
    );
  });

  it('is continuous at a copper thickness of 0', () => {
    const pair = { width: 0.3, gap: 0.2, height: 0.2, dielectricConstant: 4.6 };
    const [none, little] = [0, 1e-6].map(
      (thickness) => valuesOf(differentialMicrostrip({ ...pair, thickness })).impedance,
    );
    expect(Math.abs((none ?? NaN) - (little ?? NaN))).toBeLessThan(0.01);
  });

  it('names the invalid input', () => {
    const pair = { width: 0.28, gap: 0.15, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    for (const bad of badNumbers) expect(differentialMicrostrip({ ...pair, gap: bad })).toMatchObject(refused('gap'));
    expect(differentialMicrostrip({ ...pair, gap: 0.1 })).toMatchObject(refused('gap'));
    expect(differentialMicrostrip({ ...pair, width: 2.1 })).toMatchObject(refused('width'));
    expect(differentialMicrostrip({ ...pair, dielectricConstant: 18.5 })).toMatchObject(refused('dielectricConstant'));
    expect(differentialMicrostrip({ ...pair, dielectricConstant: 1.9 })).toMatchObject(refused('dielectricConstant'));
  });
});

describe('a stripline', () => {
  const line = { width: 0.2, heightAbove: 0.41, heightBelow: 0.83, thickness: 0.0175, dielectricConstant: 4.6 };

  it('does not depend on which plane is nearer', () => {
    const upsideDown = { ...line, heightAbove: line.heightBelow, heightBelow: line.heightAbove };
    expect(valuesOf(stripline(line)).impedance).toBeCloseTo(69.334, 3);
    expect(valuesOf(stripline(upsideDown)).impedance).toBeCloseTo(69.334, 3);
  });

  // S. B. Cohn, 'Characteristic impedance of the shielded-strip transmission line', 1954: 30π·K(k)/K(k′) with k = sech(πw/2b).
  it.each([
    [0.1, 194.361],
    [0.5, 100.502],
    [1, 65.399],
    [2, 38.606],
    [5, 17.321],
  ])(
    'of zero thickness halfway between its planes, w ÷ b %d, has the exact impedance of Cohn: %d ohms',
    (width, exact) => {
      const centred = { width, heightAbove: 0.5, heightBelow: 0.5, thickness: 0, dielectricConstant: 1 };
      const error = valuesOf(stripline(centred)).impedance / exact - 1;
      expect(Math.abs(error)).toBeLessThan(0.001);
    },
  );

  it.each([
    [3, 52.3],
    [5, 53.96],
    [10, 54.9],
  ])('agrees with a field solver when one plane is %d times farther away: %d ohms', (heightAbove, solved) => {
    const offset = { width: 1, heightAbove, heightBelow: 1, thickness: 0.1, dielectricConstant: 4.6 };
    expect(Math.abs(valuesOf(stripline(offset)).impedance / solved - 1)).toBeLessThan(0.003);
  });

  it.each([0, 0.1])(
    'approaches the microstrip in air of Hammerstad and Jensen as one plane recedes: t %d',
    (thickness) => {
      const track = { width: 1, thickness, dielectricConstant: 1 };
      const overOnePlane = valuesOf(singleMicrostrip({ ...track, height: 1 })).impedance;
      const receded = valuesOf(stripline({ ...track, heightBelow: 1, heightAbove: 49 })).impedance;
      expect(Math.abs(receded / overOnePlane - 1)).toBeLessThan(0.001);
    },
  );

  it('decreases with width and increases with either height', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 3, noNaN: true }),
        fc.double({ min: 1.01, max: 2, noNaN: true }),
        (width, more) => {
          const { impedance } = valuesOf(stripline({ ...line, width }));
          expect(valuesOf(stripline({ ...line, width: width * more })).impedance).toBeLessThan(impedance);
          expect(valuesOf(stripline({ ...line, width, heightAbove: 0.41 * more })).impedance).toBeGreaterThan(
            impedance,
          );
          expect(valuesOf(stripline({ ...line, width, heightBelow: 0.83 * more })).impedance).toBeGreaterThan(
            impedance,
          );
        },
      ),
    );
  });

  it('depends on ratios only, however small the lengths are', () => {
    const scaled = (unit: number) =>
      valuesOf(
        stripline({ width: unit, heightAbove: unit, heightBelow: 2 * unit, thickness: 0, dielectricConstant: 4 }),
      ).impedance;
    expect(scaled(1e-200)).toBeCloseTo(scaled(1), 9);
    expect(scaled(Number.MIN_VALUE)).toBeCloseTo(scaled(1), 9);
  });

  it('works with a copper thickness of 0 and names the invalid input', () => {
    expectSound(valuesOf(stripline({ ...line, thickness: 0 })));
    for (const bad of badNumbers)
      expect(stripline({ ...line, heightBelow: bad })).toMatchObject(refused('heightBelow'));
    expect(stripline({ ...line, thickness: 0.28 })).toMatchObject(refused('thickness'));
    expect(stripline({ ...line, width: 8.3 })).toMatchObject(refused('width'));
    expect(stripline({ ...line, width: 0.016 })).toMatchObject(refused('width'));
  });
});

describe('impedance of any input', () => {
  it('is a finite number or a reason, never NaN', () => {
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        anyNumber,
        anyNumber,
        anyNumber,
        (width, gap, height, thickness, dielectricConstant) => {
          expectSound(singleMicrostrip({ width, height, thickness, dielectricConstant }));
          expectSound(differentialMicrostrip({ width, gap, height, thickness, dielectricConstant }));
          expectSound(stripline({ width, heightAbove: gap, heightBelow: height, thickness, dielectricConstant }));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
