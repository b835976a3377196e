import { chipSizes, partsToSend } from '@pcb/engineering/spareParts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused, valuesOf } from '../helpers/engineeringResults.ts';

describe('spare parts', () => {
  it.each([
    [70, '01005', 170],
    [70, '0201', 120],
    [1000, '0402', 1150],
    [100, '0603', 120],
    [101, '0805', 112],
    [20, '1206', 25],
    [0, '0402', 0],
  ] as const)('%d of %s: send %d', (need, size, total) => {
    expect(partsToSend(need, size)).toMatchObject({ isValid: true, total });
  });

  it('are whole, more than needed, and never fewer for a larger need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...chipSizes), (need, size) => {
        const { spares, total } = valuesOf(partsToSend(need, size));
        expect(Number.isInteger(spares)).toBe(true);
        expect(total).toBeGreaterThan(need);
        expect(valuesOf(partsToSend(need + 1, size)).total).toBeGreaterThan(total);
      }),
    );
  });

  it('reject an invalid number of parts', () => {
    for (const bad of [-1, 0.5, NaN, Infinity, 1e12]) expect(partsToSend(bad, '0402')).toMatchObject(refused('need'));
  });
});
