import { formatMmAsMil, formatMm, inBothUnits, inchToMm, milToMm, mmToMil, ounceToMm } from '@pcb/engineering/lengths';
import { describe, expect, it } from 'vitest';

describe('lengths', () => {
  it('converts exactly: 1 inch is 25.4 mm', () => {
    expect(milToMm(1000)).toBeCloseTo(25.4, 12);
    expect(mmToMil(0.1524)).toBeCloseTo(6, 12);
    expect(inchToMm(7)).toBeCloseTo(177.8, 12);
  });

  it('uses 35 µm for 1 oz copper', () => {
    expect([0.5, 1, 5].map(ounceToMm)).toEqual([0.0175, 0.035, 0.17500000000000002]);
  });

  it('formats without floating-point residue, and shows a dash for NaN', () => {
    expect([formatMm(0.1 + 0.2, 1), formatMm(0.0175, 4), formatMm(1.005, 2)]).toEqual(['0.3', '0.0175', '1.01']);
    expect([formatMmAsMil(0.15), formatMmAsMil(0.2), formatMmAsMil(0.127)]).toEqual(['5.9', '7.9', '5.0']);
    expect(inBothUnits(200)).toBe('200 mm (7,874 mil)');
    expect([inBothUnits(0.2), inBothUnits(0.127)]).toEqual(['0.2 mm (7.9 mil)', '0.127 mm (5 mil)']);
    expect([formatMm(NaN, 2), formatMmAsMil(Infinity), inBothUnits(NaN)]).toEqual(['–', '–', '–']);
  });
});
