import { bendRatios, type FlexBuild, minBendRadius, minFlexThickness } from '@pcb/engineering/flexCircuit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const build: fc.Arbitrary<FlexBuild> = fc.record({
  film: fc.constantFrom('polyimide', 'pe'),
  layers: fc.constantFrom(1, 2),
  copper: fc.constantFrom(12, 18, 35),
  coverlays: fc.constantFrom(0, 1, 2),
});

describe('the minimum thickness of a flexible circuit', () => {
  it.each([
    // 12.5 of film and 12 of copper.
    [{ film: 'polyimide', layers: 1, copper: 12, coverlays: 0 }, 0.02],
    // With 12.5 of coverlay and 15 of its adhesive.
    [{ film: 'polyimide', layers: 1, copper: 12, coverlays: 1 }, 0.05],
    [{ film: 'polyimide', layers: 1, copper: 18, coverlays: 1 }, 0.06],
    // Two foils, each plated with 12.
    [{ film: 'polyimide', layers: 2, copper: 12, coverlays: 0 }, 0.06],
    // Other manufacturers publish 0.12 mm for two layers.
    [{ film: 'polyimide', layers: 2, copper: 12, coverlays: 2 }, 0.12],
    // Published for PE film: 25 + 25 of coverlay, 18 of copper, 20 of adhesive, 25 of film are 113 µm.
    [{ film: 'pe', layers: 1, copper: 18, coverlays: 1 }, 0.11],
  ] as const)('of %j is %d mm', (given, thickness) => {
    expect(minFlexThickness(given)).toBe(thickness);
  });

  it('grows with copper, a second layer and coverlay, and with PE instead of polyimide', () => {
    fc.assert(
      fc.property(build, (given) => {
        const thickness = minFlexThickness(given);
        const changed = (change: Partial<FlexBuild>) => minFlexThickness({ ...given, ...change });
        expect(changed({ copper: given.copper + 10 })).toBeGreaterThan(thickness);
        if (given.layers === 1) expect(changed({ layers: 2 })).toBeGreaterThan(thickness);
        if (given.coverlays < 2) expect(changed({ coverlays: 2 })).toBeGreaterThan(thickness);
        expect(changed({ film: 'pe' })).toBeGreaterThanOrEqual(thickness);
      }),
    );
  });
});

describe('the minimum radius of a bend', () => {
  it('is 6 and 10 times the thickness for a bend made once, and 100 and 150 times for one that flexes', () => {
    expect(([1, 2] as const).map((layers) => minBendRadius('once', layers, 0.12))).toEqual([0.72, 1.2]);
    expect(([1, 2] as const).map((layers) => minBendRadius('flexing', layers, 0.12))).toEqual([12, 18]);
  });

  it('is larger for two layers, and much larger if the circuit flexes', () => {
    for (const use of ['once', 'flexing'] as const)
      expect(bendRatios[use][2][0]).toBeGreaterThan(bendRatios[use][1][0]);
    for (const layers of [1, 2] as const)
      expect(bendRatios.flexing[layers][0]).toBeGreaterThanOrEqual(10 * bendRatios.once[layers][1]);
  });
});
