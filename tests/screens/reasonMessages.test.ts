import type { Computed, Reason } from '@pcb/engineering/computed';
import { differentialMicrostrip, singleMicrostrip, stripline } from '@pcb/engineering/impedance';
import { deliveryPanel } from '@pcb/engineering/panel';
import { partsToSend } from '@pcb/engineering/spareParts';
import { apertureRatios } from '@pcb/engineering/stencilAperture';
import { trackWidth } from '@pcb/engineering/trackWidth';
import { describe, expect, it } from 'vitest';
import { impedanceCalculatorContent } from '../../packages/screens/src/content/tools/ImpedanceCalculator/ImpedanceCalculator.content.ts';
import { panelDrawingContent } from '../../packages/screens/src/content/tools/PanelDrawing/PanelDrawing.content.ts';
import { sparePartsCalculatorContent } from '../../packages/screens/src/content/tools/SparePartsCalculator/SparePartsCalculator.content.ts';
import { stencilApertureCalculatorContent } from '../../packages/screens/src/content/tools/StencilApertureCalculator/StencilApertureCalculator.content.ts';
import { trackWidthCalculatorContent } from '../../packages/screens/src/content/tools/TrackWidthCalculator/TrackWidthCalculator.content.ts';
import { calculate, type ReasonMessages } from '../../packages/screens/src/shared/calculator/calculate.ts';
import { calculatorContent } from '../../packages/screens/src/shared/calculator/Calculator.content.ts';

/** The error messages for an invalid result, by input. */
function errorsOf<Given extends Reason>(computed: Computed<object, Given>, messages: ReasonMessages<Given>) {
  const calculated = calculate({}, () => computed, calculatorContent.problems, messages);
  return calculated.isValid ? {} : calculated.errors;
}

describe('a calculator explains why there is no result for', () => {
  const line = { width: 0.34, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 };
  const { reasons } = impedanceCalculatorContent;

  it.each([
    [{ width: 0 }, { width: 'The width must be more than 0.' }],
    [{ height: 0 }, { height: 'The dielectric height must be more than 0.' }],
    [{ thickness: -1 }, { thickness: 'The copper thickness must be 0 or more.' }],
    [{ dielectricConstant: 129 }, { dielectricConstant: 'The dielectric constant must be between 1 and 128.' }],
    [{ width: 21 }, { width: 'The width must be between 0.01 and 100 times the dielectric height.' }],
    [{ thickness: 0.11 }, { thickness: 'The copper thickness must be half the dielectric height or less.' }],
    [{ width: 0.03 }, { thickness: 'The copper thickness must not exceed the track width.' }],
    [{ height: 0.079, mask: 0.02 }, { height: 'Under solder mask, the dielectric height must be at least 0.08 mm.' }],
  ])('a single line of %j', (change, errors) => {
    expect(errorsOf(singleMicrostrip({ ...line, ...change }), reasons)).toEqual(errors);
  });

  it.each([
    [{ width: 0 }, { width: 'The width must be more than 0.' }],
    [{ gap: 0 }, { gap: 'The gap must be more than 0.' }],
    [{ height: 0 }, { height: 'The dielectric height must be more than 0.' }],
    [{ thickness: -1 }, { thickness: 'The copper thickness must be 0 or more.' }],
    [{ dielectricConstant: 19 }, { dielectricConstant: 'The dielectric constant must be between 2 and 18.' }],
    [{ width: 2.1 }, { width: 'The width must be between 0.1 and 10 times the dielectric height.' }],
    [{ gap: 2.1 }, { gap: 'The gap must be between 0.1 and 10 times the dielectric height.' }],
    [{ thickness: 0.11 }, { thickness: 'The copper thickness must be half the dielectric height or less.' }],
    [{ width: 0.03 }, { thickness: 'The copper thickness must not exceed the track width.' }],
    [{ gap: 0.079, thickness: 0.02, mask: 0.02 }, { gap: 'Under solder mask, the gap must be at least 0.08 mm.' }],
    [{ gap: 0.06 }, { gap: 'The gap must be at least 3 times the copper thickness.' }],
    [
      { height: 1.53, width: 0.2 },
      {
        width: 'The width must be at least 0.259 mm (10.2 mil) for this copper, gap, height and dielectric constant.',
      },
    ],
  ])('a pair of %j', (change, errors) => {
    expect(errorsOf(differentialMicrostrip({ ...line, gap: 0.2, ...change }), reasons)).toEqual(errors);
  });

  it.each([
    [{ width: 0 }, { width: 'The width must be more than 0.' }],
    [{ heightAbove: 0 }, { heightAbove: 'The dielectric above must be more than 0.' }],
    [{ heightBelow: 0 }, { heightBelow: 'The dielectric below must be more than 0.' }],
    [{ thickness: -1 }, { thickness: 'The copper thickness must be 0 or more.' }],
    [{ dielectricConstant: 0.5 }, { dielectricConstant: 'The dielectric constant must be between 1 and 128.' }],
    [{ thickness: 0.28 }, { thickness: 'The copper thickness must be two thirds of the nearer dielectric or less.' }],
    [
      { width: 9 },
      { width: 'The width must be between 0.02 times the farther dielectric and 20 times the nearer one.' },
    ],
  ])('a stripline of %j', (change, errors) => {
    const inner = { width: 0.2, heightAbove: 0.41, heightBelow: 0.83, thickness: 0.0175, dielectricConstant: 4.6 };
    expect(errorsOf(stripline({ ...inner, ...change }), reasons)).toEqual(errors);
  });

  it.each([
    [{ current: 0 }, { current: 'The current must be more than 0.' }],
    [{ current: 36 }, { current: 'The charts end at 35 A for outer layers.' }],
    [{ current: 18, position: 'inner' }, { current: 'The charts end at 17.5 A for inner layers.' }],
    [{ temperatureRise: 9 }, { temperatureRise: 'The temperature rise must be between 10 and 100 °C.' }],
    [{ copper: 4 }, { copper: 'The copper must be between 0.5 and 3 oz.' }],
    [
      { current: 30 },
      {
        current:
          'The track would be wider than 10.16 mm (400 mil), where the charts end. Use thicker copper or a plane.',
      },
    ],
  ] as const)('a track of %j', (change, errors) => {
    const load = { current: 1, temperatureRise: 10, copper: 1, position: 'outer', ...change } as const;
    expect(errorsOf(trackWidth(load), trackWidthCalculatorContent.reasons)).toEqual(errors);
  });

  it.each([
    [{ height: 0 }, { height: 'The height must be more than 0.' }],
    [{ height: 436 }, { height: 'A side of the board must be from 1 to 435 mm.' }],
    [
      { width: 430, height: 400 },
      {
        height: 'The largest board is 430 × 385 mm, or 435 × 275 mm in Rogers. An engineer can review a larger one.',
      },
    ],
    [{ rows: 2.5 }, { rows: 'The rows must be a whole number from 1 to 20.' }],
    [{ gap: 21 }, { gap: 'The gap must be from 0 to 20 mm.' }],
  ])('a panel of %j', (change, errors) => {
    const request = { width: 50, height: 40, columns: 2, rows: 3, gap: 2, ...change };
    expect(errorsOf(deliveryPanel(request), panelDrawingContent.reasons)).toEqual(errors);
  });

  it('an aperture with a zero or excessive length', () => {
    const { reasons: messages } = stencilApertureCalculatorContent;
    expect([
      errorsOf(apertureRatios({ shape: 'circle', diameter: 1 }, 0), messages),
      errorsOf(apertureRatios({ shape: 'circle', diameter: 0 }, 0.1), messages),
      errorsOf(apertureRatios({ shape: 'rectangle', width: 0, length: 1 }, 0.1), messages),
      errorsOf(apertureRatios({ shape: 'rectangle', width: 1, length: 1001 }, 0.1), messages),
    ]).toEqual([
      { foil: 'The foil must be between 0.001 and 1000 mm.' },
      { diameter: 'The diameter must be between 0.001 and 1000 mm.' },
      { width: 'The width must be between 0.001 and 1000 mm.' },
      { length: 'The length must be between 0.001 and 1000 mm.' },
    ]);
  });

  it('a number of parts that is not a valid count', () => {
    const { reasons: messages } = sparePartsCalculatorContent;
    expect([
      errorsOf(partsToSend(0.5, '0402'), messages),
      errorsOf(partsToSend(1_000_000_001, '0402'), messages),
    ]).toEqual([
      { need: 'The number of parts must be 0 or a positive whole number.' },
      { need: 'The maximum number of parts is 1,00,00,00,000.' },
    ]);
  });
});
