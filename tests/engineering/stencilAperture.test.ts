import { formatMm, milToMm } from '@pcb/engineering/lengths';
import {
  apertureRatios,
  isFoilInRange,
  narrowestSlot,
  minAreaRatio,
  minAspectRatio,
  shortestLength,
  smallestPad,
} from '@pcb/engineering/stencilAperture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, badNumbers, expectSound, refused, valuesOf } from '../helpers/engineeringResults.ts';

describe('stencil apertures', () => {
  it.each([
    [4, 0.152, 0.268, true],
    [5, 0.191, 0.335, true],
    [6, 0.229, 0.402, true],
    [8, 0.305, 0.536, false],
  ])('%d mil foil: slot %d mm, pad %d mm, foil that we cut: %s', (mil, slot, pad, isCut) => {
    const foil = milToMm(mil);
    expect(formatMm(narrowestSlot(foil) ?? NaN, 3)).toBe(slot.toFixed(3));
    expect(formatMm(smallestPad(foil) ?? NaN, 3)).toBe(pad.toFixed(3));
    expect(isFoilInRange(foil)).toBe(isCut);
  });

  it('have both ratios, for either order of the sides', () => {
    const ratios = { isValid: true, aspectRatio: 2, isAspectRatioMet: true, isAreaRatioMet: true };
    const slot = apertureRatios({ shape: 'rectangle', width: 0.2, length: 1 }, 0.1);
    expect(slot).toMatchObject(ratios);
    expect(valuesOf(slot).areaRatio).toBeCloseTo(0.8333, 4);
    expect(apertureRatios({ shape: 'rectangle', width: 1, length: 0.2 }, 0.1)).toEqual(slot);
  });

  it('have exactly the minimum area ratio at their shortest length, and no shortest length if the walls are too close', () => {
    const length = shortestLength(0.25, 0.127) ?? NaN;
    const shortest = valuesOf(apertureRatios({ shape: 'rectangle', width: 0.25, length }, 0.127));
    expect(shortest.areaRatio).toBeCloseTo(minAreaRatio, 12);
    expect(shortestLength(0.16, 0.127)).toBeUndefined();
  });

  it('have the ratios of a square for a circle, and accept an exact limit', () => {
    const circle = valuesOf(apertureRatios({ shape: 'circle', diameter: smallestPad(0.127) ?? NaN }, 0.127));
    expect(circle.areaRatio).toBeCloseTo(minAreaRatio, 12);
    expect(circle.isAreaRatioMet).toBe(true);
    expect(valuesOf(apertureRatios({ shape: 'circle', diameter: 0.33 }, 0.127)).isAreaRatioMet).toBe(false);
    expect(valuesOf(apertureRatios({ shape: 'rectangle', width: 0.14, length: 2 }, 0.1)).isAspectRatioMet).toBe(false);
  });

  it('have exactly the minimum aspect ratio at the minimum slot', () => {
    const slot = valuesOf(apertureRatios({ shape: 'rectangle', width: narrowestSlot(0.127) ?? NaN, length: 3 }, 0.127));
    expect(slot.aspectRatio).toBeCloseTo(minAspectRatio, 12);
    expect([slot.isAspectRatioMet, slot.isAreaRatioMet]).toEqual([true, true]);
  });

  it('have ratios that increase with the opening and decrease with the foil', () => {
    const size = fc.double({ min: 0.05, max: 5, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.double({ min: 1.01, max: 3, noNaN: true }), (width, length, more) => {
        const at = (w: number, l: number, foil: number) =>
          valuesOf(apertureRatios({ shape: 'rectangle', width: w, length: l }, foil)).areaRatio;
        expect(at(width * more, length, 0.127)).toBeGreaterThan(at(width, length, 0.127));
        expect(at(width, length, 0.127 * more)).toBeLessThan(at(width, length, 0.127));
      }),
    );
  });

  it('reject invalid lengths', () => {
    for (const bad of badNumbers) {
      expect(apertureRatios({ shape: 'circle', diameter: bad }, 0.1)).toMatchObject(refused('diameter'));
      expect(apertureRatios({ shape: 'rectangle', width: 1, length: bad }, 0.1)).toMatchObject(refused('length'));
      expect(apertureRatios({ shape: 'circle', diameter: 1 }, bad)).toMatchObject(refused('foil'));
      expect([narrowestSlot(bad), smallestPad(bad), shortestLength(0.25, bad), isFoilInRange(bad)]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
  });

  it('have a finite number or a reason, never NaN', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (width, length, foil) => {
        expectSound(apertureRatios({ shape: 'rectangle', width, length }, foil));
        expectSound(apertureRatios({ shape: 'circle', diameter: width }, foil));
      }),
    );
  });
});
