import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuitProtectionContent } from '../../packages/screens/src/content/circuitProtection.content.ts';
import {
  differentialMicrostrip,
  impedanceLimits,
  singleMicrostrip,
  stripline,
  widthFor,
} from '@pcb/engineering/impedance';
import {
  formatMil,
  formatMm,
  inBothUnits,
  milToMm,
  mmToMil,
} from '@pcb/engineering/lengths';
import { chipSizes, partsToSend } from '@pcb/engineering/spareParts';
import {
  stackUps,
  stackUpsOf,
  sumOfLayers,
  thicknessTolerance,
} from '@pcb/engineering/stackUps';
import {
  apertureRatios,
  isFoilInRange,
  narrowestSlot,
  smallestAreaRatio,
  smallestAspectRatio,
  smallestPad,
} from '@pcb/engineering/stencilAperture';
import { minimumTrack } from '@pcb/engineering/trackCapabilities';
import { trackWidth, trackWidthLimits } from '@pcb/engineering/trackWidth';
import { impedanceBuildUpsContent } from '../../packages/screens/src/content/impedanceBuildUps.content.ts';
import type { Block, ContentPageContent } from '../../packages/screens/src/content/model.ts';
import { packagingGuidelineContent } from '../../packages/screens/src/content/packagingGuideline.content.ts';
import { rogersLaminateContent } from '../../packages/screens/src/content/rogersLaminate.content.ts';
import { standardBuildUpsContent } from '../../packages/screens/src/content/standardBuildUps.content.ts';
import { rowsOf } from '../../packages/screens/src/content/StackUpFigure/rowsOf.ts';
import { stackUpFigureContent } from '../../packages/screens/src/content/StackUpFigure/StackUpFigure.content.ts';

const badNumbers = [0, -1, NaN, Infinity, -Infinity];
const anyNumber = fc.oneof(fc.double(), fc.double({ min: 0, max: 50 }), fc.constantFrom(...badNumbers));

/** The values of a result that must be there. */
function valuesOf<Result extends { isValid: boolean }>(result: Result) {
  if (!result.isValid) throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result as Extract<Result, { isValid: true }>;
}

/** Finite numbers, or a refusal with a sentence: nothing else may come out of any input. */
function expectSound(result: { isValid: boolean; reason?: string }) {
  if (result.isValid) {
    for (const value of Object.values(result)) if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
  } else expect(result.reason).toMatch(/^[A-Z].+\.$/);
}

describe('lengths', () => {
  it('converts exactly: 1 inch is 25.4 mm', () => {
    expect(milToMm(1000)).toBeCloseTo(25.4, 12);
    expect(mmToMil(0.1524)).toBeCloseTo(6, 12);
  });

  it('prints without crumbs, and a dash for what is no number', () => {
    expect([formatMm(0.1 + 0.2, 1), formatMm(0.0175, 4), formatMm(1.005, 2)]).toEqual(['0.3', '0.0175', '1.01']);
    expect([formatMil(0.15), formatMil(0.2), formatMil(0.127)]).toEqual(['5.9', '7.9', '5.0']);
    expect(inBothUnits(200)).toBe('200 mm (7,874 mil)');
    expect([inBothUnits(0.2), inBothUnits(0.127)]).toEqual(['0.2 mm (7.9 mil)', '0.127 mm (5 mil)']);
    expect([formatMm(NaN, 2), formatMil(Infinity), inBothUnits(NaN)]).toEqual(['–', '–', '–']);
  });
});

describe('stack-ups', () => {
  it.each(stackUps)('$id: its rows add up to the stated thickness, within the tolerance of the nominal', (stackUp) => {
    expect(sumOfLayers(stackUp.layers)).toBe(stackUp.thickness);
    expect(Math.abs(stackUp.thickness / stackUp.nominalThickness - 1)).toBeLessThan(thicknessTolerance);
  });

  it.each(stackUps)('$id: has its copper layers, copper outside, and ids of its own', ({ layers, copperLayers }) => {
    expect(layers.filter(({ kind }) => kind === 'copper').map(({ id }) => id)).toEqual(
      Array.from({ length: copperLayers }, (_, index) => `L${index + 1}`),
    );
    expect(layers[0]?.kind).toBe('copper');
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  });

  it.each(stackUps.filter(({ copperLayers }) => copperLayers > 1))(
    '$id: is symmetric about its middle',
    ({ layers }) => {
      const shape = layers.map(({ kind, thickness }) => `${kind} ${thickness}`);
      expect(shape).toEqual(shape.toReversed());
    },
  );

  it.each(stackUps)(
    '$id: has prepreg between any two cores, and a plane under each outer signal of a multilayer',
    (stackUp) => {
      const dielectrics = stackUp.layers.filter(({ kind }) => kind !== 'copper').map(({ kind }) => kind);
      dielectrics.forEach((kind, index) => {
        if (index > 0) expect([kind, dielectrics[index - 1]]).toContain('prepreg');
      });
      if (stackUp.copperLayers < 4) return;
      const uses = stackUp.layers.flatMap((layer) => (layer.kind === 'copper' ? [layer.use] : []));
      expect(uses[1]).toBe('ground');
      expect(uses.at(-2)).toBe('power');
    },
  );

  it('states the thicknesses of the order form, and finds stack-ups by their layers', () => {
    expect(stackUps.map(({ id, thickness }) => [id, thickness])).toEqual([
      ['1-1.6', 1.6],
      ['2-1.0', 1],
      ['2-1.6', 1.6],
      ['2-2.0', 2],
      ['4-1.0', 1.015],
      ['4-1.6', 1.605],
      ['4-2.0', 2.005],
      ['6-1.6', 1.6],
    ]);
    expect(stackUpsOf(4).map(({ nominalThickness }) => nominalThickness)).toEqual([1, 1.6, 2]);
    expect(stackUpsOf(5)).toEqual([]);
  });
});

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

  it('falls with the width and with the dielectric constant, and grows with the height', () => {
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

  it('depends on ratios only, so mm and mil give the same', () => {
    const inMil = { width: 14, height: 8, thickness: 1.4, dielectricConstant: 4.6 };
    const inMm = { ...inMil, width: milToMm(14), height: milToMm(8), thickness: milToMm(1.4) };
    expect(valuesOf(singleMicrostrip(inMm)).impedance).toBeCloseTo(valuesOf(singleMicrostrip(inMil)).impedance, 9);
  });

  it('names the input that it cannot use', () => {
    const line = { width: 0.34, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    for (const bad of badNumbers)
      expect(singleMicrostrip({ ...line, width: bad })).toMatchObject({ isValid: false, input: 'width' });
    expect(singleMicrostrip({ ...line, height: 0 })).toMatchObject({ isValid: false, input: 'height' });
    expect(singleMicrostrip({ ...line, thickness: -0.01 })).toMatchObject({ isValid: false, input: 'thickness' });
    expect(singleMicrostrip({ ...line, thickness: 0.101 })).toMatchObject({ isValid: false, input: 'thickness' });
    expect(singleMicrostrip({ ...line, dielectricConstant: 0.9 })).toMatchObject({
      isValid: false,
      input: 'dielectricConstant',
    });
    expect(singleMicrostrip({ ...line, width: 21 })).toMatchObject({ isValid: false, input: 'width' });
  });

  it('works at both ends of its range', () => {
    for (const ratio of impedanceLimits.singleWidth)
      for (const dielectricConstant of impedanceLimits.singleDielectric)
        expectSound(valuesOf(singleMicrostrip({ width: ratio, height: 1, thickness: 0.5, dielectricConstant })));
  });
});

describe('a differential microstrip', () => {
  it.each([
    [0.2, 0.2, 0.2, 0.035, 4.6, 74.434, 54.452],
    [0.15, 0.15, 0.12, 0.035, 4.25, 65.904, 51.075],
    [1, 1, 1, 0.0001, 4, 84.446, 63],
  ])(
    'w %d, s %d, h %d, t %d, Dk %d: %d even and %d odd',
    (width, gap, height, thickness, dielectricConstant, even, odd) => {
      const result = valuesOf(differentialMicrostrip({ width, gap, height, thickness, dielectricConstant }));
      expect(result.evenImpedance).toBeCloseTo(even, 3);
      expect(result.oddImpedance).toBeCloseTo(odd, 3);
      expect(result.impedance).toBe(2 * result.oddImpedance);
    },
  );

  it('is below two single lines and comes close to them when the tracks are far apart', () => {
    const line = { width: 0.3, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    const twoLines = 2 * valuesOf(singleMicrostrip(line)).impedance;
    const gaps = [0.15, 0.3, 0.6, 1.2, 2];
    const impedances = gaps.map((gap) => valuesOf(differentialMicrostrip({ ...line, gap })).impedance);
    expect(impedances).toEqual(impedances.toSorted((a, b) => a - b));
    for (const impedance of impedances) expect(impedance).toBeLessThan(twoLines);
    expect(impedances.at(-1)).toBeGreaterThan(0.98 * twoLines);
  });

  it('falls with the width, and lies between odd and even', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
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

  it('hardly changes between no copper thickness and next to none', () => {
    const pair = { width: 0.3, gap: 0.2, height: 0.2, dielectricConstant: 4.6 };
    const [none, little] = [0, 1e-6].map(
      (thickness) => valuesOf(differentialMicrostrip({ ...pair, thickness })).impedance,
    );
    expect(Math.abs((none ?? NaN) - (little ?? NaN))).toBeLessThan(0.01);
  });

  it('names the input that it cannot use', () => {
    const pair = { width: 0.28, gap: 0.15, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
    for (const bad of badNumbers)
      expect(differentialMicrostrip({ ...pair, gap: bad })).toMatchObject({ isValid: false, input: 'gap' });
    expect(differentialMicrostrip({ ...pair, gap: 0.06 })).toMatchObject({ isValid: false, input: 'gap' });
    expect(differentialMicrostrip({ ...pair, width: 2.1 })).toMatchObject({ isValid: false, input: 'width' });
    expect(differentialMicrostrip({ ...pair, dielectricConstant: 18.5 })).toMatchObject({
      isValid: false,
      input: 'dielectricConstant',
    });
  });
});

describe('a stripline', () => {
  const line = { width: 0.2, heightAbove: 0.41, heightBelow: 0.83, thickness: 0.0175, dielectricConstant: 4.6 };

  it('agrees with the golden value, whichever plane is nearer', () => {
    expect(valuesOf(stripline(line)).impedance).toBeCloseTo(70.436, 3);
    const upsideDown = { ...line, heightAbove: line.heightBelow, heightBelow: line.heightAbove };
    expect(valuesOf(stripline(upsideDown)).impedance).toBeCloseTo(70.436, 3);
  });

  it('falls with the width and grows with either height', () => {
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

  it('works without copper thickness and names the input that it cannot use', () => {
    expectSound(valuesOf(stripline({ ...line, thickness: 0 })));
    for (const bad of badNumbers)
      expect(stripline({ ...line, heightBelow: bad })).toMatchObject({ isValid: false, input: 'heightBelow' });
    expect(stripline({ ...line, thickness: 0.28 })).toMatchObject({ isValid: false, input: 'thickness' });
    expect(stripline({ ...line, width: 8.3 })).toMatchObject({ isValid: false, input: 'width' });
    expect(stripline({ ...line, width: 0.016 })).toMatchObject({ isValid: false, input: 'width' });
  });
});

describe('impedance of anything', () => {
  it('is a finite number or a refusal, never NaN', () => {
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

describe('widthFor', () => {
  const fourLayers = (width: number) =>
    singleMicrostrip({ width, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 });

  it('finds the width of an impedance', () => {
    const width = widthFor(50, fourLayers, [0.05, 5]);
    expect(width).toBeCloseTo(0.34, 2);
    expect(valuesOf(fourLayers(width ?? NaN)).impedance).toBeCloseTo(50, 9);
  });

  it('gives nothing where no such width lies in the interval', () => {
    expect(widthFor(500, fourLayers, [0.05, 5])).toBeUndefined();
    expect(widthFor(NaN, fourLayers, [0.05, 5])).toBeUndefined();
    expect(widthFor(50, fourLayers, [0, 5])).toBeUndefined();
    expect(widthFor(50, fourLayers, [0.05, 500])).toBeUndefined();
  });
});

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

  it('never goes below what we can make, and says so', () => {
    expect(valuesOf(trackWidth({ current: 0.5, copper: 1, position: 'outer', temperatureRise: 10 }))).toMatchObject({
      width: 0.15,
      minimumWidth: 0.15,
      isBelowMinimum: true,
    });
    expect(valuesOf(trackWidth({ current: 1, copper: 1, position: 'outer', temperatureRise: 10 })).isBelowMinimum).toBe(
      false,
    );
  });

  it('knows the narrowest track of the listed copper only', () => {
    expect([minimumTrack(0.5, 'outer'), minimumTrack(0.5, 'inner'), minimumTrack(2, 'outer')]).toEqual([
      0.09, 0.125, 0.175,
    ]);
    expect(minimumTrack(3, 'outer')).toBeUndefined();
    expect(valuesOf(trackWidth({ current: 5, copper: 3, position: 'outer', temperatureRise: 10 }))).toMatchObject({
      minimumWidth: undefined,
      isBelowMinimum: false,
    });
  });

  it('grows with the current, falls with the rise and with the copper, and is wider inside', () => {
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

  it('works at the ends of the charts', () => {
    for (const temperatureRise of trackWidthLimits.temperatureRise)
      for (const copper of trackWidthLimits.copper)
        expectSound(valuesOf(trackWidth({ current: 1, temperatureRise, copper, position: 'outer' })));
    const { outerCurrent, width } = trackWidthLimits;
    const widest = trackWidth({ current: outerCurrent, temperatureRise: 100, copper: 3, position: 'outer' });
    expect(valuesOf(widest).computedWidth).toBeLessThan(width);
  });

  it('refuses what the charts do not cover, by the name of the input', () => {
    const load = { current: 1, temperatureRise: 10, copper: 1, position: 'outer' } as const;
    for (const bad of [...badNumbers, 35.1])
      expect(trackWidth({ ...load, current: bad })).toMatchObject({ isValid: false, input: 'current' });
    expect(trackWidth({ ...load, current: 17.6, temperatureRise: 100, copper: 3, position: 'inner' })).toMatchObject({
      input: 'current',
    });
    expect(trackWidth({ ...load, current: 30 })).toMatchObject({ isValid: false, input: 'current' });
    for (const bad of [...badNumbers, 9, 101])
      expect(trackWidth({ ...load, temperatureRise: bad })).toMatchObject({ isValid: false, input: 'temperatureRise' });
    for (const bad of [...badNumbers, 0.4, 3.1])
      expect(trackWidth({ ...load, copper: bad })).toMatchObject({ isValid: false, input: 'copper' });
  });

  it('gives a finite number or a refusal, never NaN', () => {
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

describe('stencil apertures', () => {
  it.each([
    [4, 0.152, 0.268, true],
    [5, 0.191, 0.335, true],
    [6, 0.229, 0.402, true],
    [8, 0.305, 0.536, false],
  ])('%d mil foil: slot %d mm, pad %d mm, one that we cut: %s', (mil, slot, pad, isCut) => {
    const foil = milToMm(mil);
    expect(formatMm(narrowestSlot(foil) ?? NaN, 3)).toBe(slot.toFixed(3));
    expect(formatMm(smallestPad(foil) ?? NaN, 3)).toBe(pad.toFixed(3));
    expect(isFoilInRange(foil)).toBe(isCut);
  });

  it('works out both ratios, for either order of the sides', () => {
    const ratios = { isValid: true, aspectRatio: 2, isAspectRatioMet: true, isAreaRatioMet: true };
    const slot = apertureRatios({ shape: 'rectangle', width: 0.2, length: 1 }, 0.1);
    expect(slot).toMatchObject(ratios);
    expect(valuesOf(slot).areaRatio).toBeCloseTo(0.8333, 4);
    expect(apertureRatios({ shape: 'rectangle', width: 1, length: 0.2 }, 0.1)).toEqual(slot);
  });

  it('gives a circle the ratios of its square, and takes a limit that is met exactly', () => {
    const circle = valuesOf(apertureRatios({ shape: 'circle', diameter: smallestPad(0.127) ?? NaN }, 0.127));
    expect(circle.areaRatio).toBeCloseTo(smallestAreaRatio, 12);
    expect(circle.isAreaRatioMet).toBe(true);
    expect(valuesOf(apertureRatios({ shape: 'circle', diameter: 0.33 }, 0.127)).isAreaRatioMet).toBe(false);
    expect(valuesOf(apertureRatios({ shape: 'rectangle', width: 0.14, length: 2 }, 0.1)).isAspectRatioMet).toBe(false);
  });

  it('gives the narrowest slot exactly the smallest aspect ratio', () => {
    const slot = valuesOf(apertureRatios({ shape: 'rectangle', width: narrowestSlot(0.127) ?? NaN, length: 3 }, 0.127));
    expect(slot.aspectRatio).toBeCloseTo(smallestAspectRatio, 12);
    expect([slot.isAspectRatioMet, slot.isAreaRatioMet]).toEqual([true, true]);
  });

  it('grows with the opening and falls with the foil', () => {
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

  it('refuses bad lengths', () => {
    for (const bad of badNumbers) {
      expect(apertureRatios({ shape: 'circle', diameter: bad }, 0.1)).toMatchObject({
        isValid: false,
        input: 'diameter',
      });
      expect(apertureRatios({ shape: 'rectangle', width: 1, length: bad }, 0.1)).toMatchObject({
        isValid: false,
        input: 'length',
      });
      expect(apertureRatios({ shape: 'circle', diameter: 1 }, bad)).toMatchObject({ isValid: false, input: 'foil' });
      expect([narrowestSlot(bad), smallestPad(bad), isFoilInRange(bad)]).toEqual([undefined, undefined, false]);
    }
  });

  it('gives a finite number or a refusal, never NaN', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (width, length, foil) => {
        expectSound(apertureRatios({ shape: 'rectangle', width, length }, foil));
        expectSound(apertureRatios({ shape: 'circle', diameter: width }, foil));
      }),
    );
  });
});

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

  it('sends whole parts, more than needed, and never fewer for a larger need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...chipSizes), (need, size) => {
        const { spares, total } = valuesOf(partsToSend(need, size));
        expect(Number.isInteger(spares)).toBe(true);
        expect(total).toBeGreaterThan(need);
        expect(valuesOf(partsToSend(need + 1, size)).total).toBeGreaterThan(total);
      }),
    );
  });

  it('refuses what is no number of parts', () => {
    for (const bad of [-1, 0.5, NaN, Infinity, 1e12])
      expect(partsToSend(bad, '0402')).toMatchObject({ isValid: false, input: 'need' });
  });
});

describe('pages with computed tables', () => {
  type Table = Extract<Block, { kind: 'table' }>;
  const tableOf = (block: Block): Table[] => {
    if (block.kind === 'table') return [block];
    if (block.kind !== 'stackUp') return [];
    const { rows, total } = rowsOf(block.stackUp, stackUpFigureContent);
    const { columns, source, caption } = stackUpFigureContent;
    return [{ kind: 'table', caption: caption(block.stackUp), columns, rows: [...rows, total], source }];
  };
  const tablesOf = ({ sections }: ContentPageContent) => sections.flatMap(({ blocks }) => blocks.flatMap(tableOf));
  const pages = {
    circuitProtectionContent,
    impedanceBuildUpsContent,
    packagingGuidelineContent,
    rogersLaminateContent,
    standardBuildUpsContent,
  };

  it('print the width and the impedance of every controlled line', () => {
    const lines = tablesOf(impedanceBuildUpsContent)
      .flatMap(({ rows }) => rows.map(({ cells }) => cells))
      .filter((cells) => 'impedance' in cells)
      .map((cells) => [cells['target'], cells['widthMm'], cells['gapMm'] ?? '', cells['impedance']].join(' '));
    expect(lines).toEqual([
      '50 1.68  50.0',
      '90 0.75 0.20 90.2',
      '100 0.53 0.20 99.8',
      '50 2.79  50.0',
      '90 0.86 0.20 89.9',
      '100 0.55 0.20 100.1',
      '50 0.34  50.0',
      '90 0.28 0.15 89.7',
      '90 0.31 0.20 89.8',
      '100 0.22 0.15 99.3',
      '100 0.25 0.20 99.1',
      '50 0.21  49.9',
      '90 0.20 0.15 89.5',
      '90 0.21 0.20 90.5',
      '100 0.16 0.15 99.3',
      '100 0.17 0.20 100.3',
      '50 0.46  49.8',
      '50 0.52  50.1',
      '50 1.07  50.1',
      '50 1.10  49.9',
    ]);
  });

  it('print lines that we can make in 1 oz copper', () => {
    const narrowest = minimumTrack(1, 'outer') ?? NaN;
    const lengths = tablesOf(impedanceBuildUpsContent)
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => [cells['widthMm'], cells['gapMm']]))
      .filter((length) => length !== undefined);
    for (const length of lengths) expect(Number(length)).toBeGreaterThanOrEqual(narrowest);
  });

  it('print stack-ups of 2, 4 and 6 layers whose rows add up to the total below them', () => {
    const tables = tablesOf(standardBuildUpsContent);
    expect(tables.map(({ rows }) => rows.filter(({ id }) => id.startsWith('L')).length)).toEqual([2, 2, 2, 4, 4, 4, 6]);
    for (const { rows } of tables) {
      const figures = rows.map(({ cells }) => Number(cells['mm']));
      expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBeCloseTo(figures.at(-1) ?? NaN, 9);
    }
  });

  it('[C-09] show exactly four protection components', () => {
    const facts = circuitProtectionContent.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])),
    );
    expect(facts.map(({ id }) => id)).toEqual(['tvs-diode', 'mov', 'gas-tube', 'resettable-fuse']);
    expect(tablesOf(circuitProtectionContent).map(({ rows }) => rows.length)).toEqual([4]);
  });

  it.each(Object.entries(pages))(
    '[C-10] %s links to the panel guidelines and to the contact page',
    (_, { related }) => {
      const hrefs = related.map(({ href }) => href);
      expect(hrefs).toContain('/resources/panel-guidelines');
      expect(hrefs).toContain('/reach-out');
    },
  );

  it.each(Object.entries(pages))('%s names the source of every table, and has sound figures and ids', (_, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { rows, columns, source } of tablesOf(page)) {
      expect(source?.label).toBeTruthy();
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { cells } of rows)
        for (const id of Object.keys(cells)) expect(columns.map((column) => column.id)).toContain(id);
    }
    expect(JSON.stringify(page)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
