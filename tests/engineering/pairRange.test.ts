import { differentialMicrostrip, minPairWidth } from '@pcb/engineering/impedance';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../helpers/engineeringResults.ts';

describe('the range of a pair', () => {
  // In air, w 0.1, s 0.1, h 1, t 0.05 gives 122 ohms; a boundary-element solution has 169.
  it('excludes tracks that are narrow for their copper and gap, where the thickness correction fails', () => {
    const pair = { gap: 0.2, height: 1.53, thickness: 0.035, dielectricConstant: 4.6 };
    const minimum = minPairWidth(pair);
    expect(minimum).toBeCloseTo(0.259, 3);
    expect(differentialMicrostrip({ ...pair, width: minimum }).isValid).toBe(true);
    expect(differentialMicrostrip({ ...pair, width: 0.258 })).toEqual({
      isValid: false,
      reason: { kind: 'tooNarrowForCopper', input: 'width', minimum },
    });
  });

  it.each([
    [0.16, 0.15, 0.12, 0.035, 4.25, 97.4],
    [0.22, 0.15, 0.2, 0.035, 4.6, 96.6],
    [0.55, 0.2, 1.53, 0.035, 4.6, 99.3],
    [0.12, 0.277, 1, 0.0136, 2.055, 230],
    [0.405, 0.3, 1, 0.09, 18, 61.4],
  ])(
    'w %d, s %d, h %d, t %d, Dk %d is within 2.5 percent of a boundary-element solution of %d ohms',
    (width, gap, height, thickness, dielectricConstant, solved) => {
      const { impedance } = valuesOf(differentialMicrostrip({ width, gap, height, thickness, dielectricConstant }));
      expect(impedance / solved).toBeGreaterThan(0.975);
      expect(impedance / solved).toBeLessThan(1.025);
    },
  );
});
