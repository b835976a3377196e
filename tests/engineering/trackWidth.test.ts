import { trackWidth, trackWidthLimits } from '@pcb/engineering/trackWidth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, badNumbers, expectSound, refused, valuesOf } from '../helpers/engineeringResults.ts';

describe('trackWidth', () => {
  it.each([
    [0.5, 1, 'outer', 0.12],
    [1, 1, 'outer', 0.3],
    [2, 1, 'outer', 0.78],
    [3, 1, 'outer', 1.37],
    [5, 1, 'outer', 2.77],
    [1, 2, 'outer', 0.15],
    [2, 2, 'outer', 0.39],
    [3, 2, 'outer', 0.68],
    [5, 2, 'outer', 1.38],
    [0.5, 0.5, 'inner', 0.6],
    [1, 0.5, 'inner', 1.56],
    [2, 0.5, 'inner', 4.07],
  ] as const)('%d A in %d oz %s copper at 10 °C: %d mm', (current, copper, position, width) => {
    const result = valuesOf(trackWidth({ current, copper, position, temperatureRise: 10 }));
    expect(result.computedWidth.toFixed(2)).toBe(width.toFixed(2));
  });

  it('is never below our minimum, and reports when the minimum applies', () => {
    expect(valuesOf(trackWidth({ current: 0.5, copper: 1, position: 'outer', temperatureRise: 10 }))).toMatchObject({
      width: 0.15,
      minWidth: 0.15,
      isBelowMinimum: true,
    });
    expect(valuesOf(trackWidth({ current: 1, copper: 1, position: 'outer', temperatureRise: 10 })).isBelowMinimum).toBe(
      false,
    );
  });

  it('has no minimum for unlisted copper weights', () => {
    expect(valuesOf(trackWidth({ current: 5, copper: 3, position: 'outer', temperatureRise: 10 }))).toMatchObject({
      minWidth: undefined,
      isBelowMinimum: false,
    });
  });

  it('increases with current, decreases with temperature rise and copper, and is wider on inner layers', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1.5, noNaN: true }),
        fc.double({ min: 10, max: 60, noNaN: true }),
        fc.double({ min: 1.01, max: 1.5, noNaN: true }),
        (current, temperatureRise, more) => {
          const load = { current, temperatureRise, copper: 1, position: 'outer' } as const;
          const { computedWidth } = valuesOf(trackWidth(load));
          const other = (change: Partial<Parameters<typeof trackWidth>[0]>) =>
            valuesOf(trackWidth({ ...load, ...change })).computedWidth;
          expect(other({ current: current * more })).toBeGreaterThan(computedWidth);
          expect(other({ temperatureRise: temperatureRise * more })).toBeLessThan(computedWidth);
          expect(other({ copper: more })).toBeLessThan(computedWidth);
          expect(other({ position: 'inner' })).toBeGreaterThan(computedWidth);
        },
      ),
    );
  });

  it('works at the limits of the charts', () => {
    for (const temperatureRise of trackWidthLimits.temperatureRise)
      for (const copper of trackWidthLimits.copper)
        expectSound(valuesOf(trackWidth({ current: 1, temperatureRise, copper, position: 'outer' })));
    const { outerCurrent, width } = trackWidthLimits;
    const widest = trackWidth({ current: outerCurrent, temperatureRise: 100, copper: 3, position: 'outer' });
    expect(valuesOf(widest).computedWidth).toBeLessThan(width);
  });

  it('rejects input outside the charts, and names it', () => {
    const load = { current: 1, temperatureRise: 10, copper: 1, position: 'outer' } as const;
    for (const bad of [...badNumbers, 35.1])
      expect(trackWidth({ ...load, current: bad })).toMatchObject(refused('current'));
    expect(trackWidth({ ...load, current: 17.6, temperatureRise: 100, copper: 3, position: 'inner' })).toMatchObject(
      refused('current'),
    );
    expect(trackWidth({ ...load, current: 30 })).toMatchObject(refused('current'));
    for (const bad of [...badNumbers, 9, 101])
      expect(trackWidth({ ...load, temperatureRise: bad })).toMatchObject(refused('temperatureRise'));
    for (const bad of [...badNumbers, 0.4, 3.1])
      expect(trackWidth({ ...load, copper: bad })).toMatchObject(refused('copper'));
  });

  it('returns a finite number or a reason, never NaN', () => {
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        anyNumber,
        fc.constantFrom('outer', 'inner'),
        (current, temperatureRise, copper, position) =>
          expectSound(trackWidth({ current, temperatureRise, copper, position })),
      ),
    );
  });
});
