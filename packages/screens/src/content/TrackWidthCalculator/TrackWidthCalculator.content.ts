import type { TrackPosition } from '@pcb/engineering/trackCapabilities';
import { trackWidthLimits } from '@pcb/engineering/trackWidth';
import { inBothUnits } from '@pcb/engineering/lengths';
import { calculatorContent } from '../private/Calculator.content.ts';

const { outerCurrent, innerCurrent, temperatureRise, copper, width } = trackWidthLimits;

export const trackWidthCalculatorContent = {
  frame: calculatorContent,
  title: 'Track width for a current',
  position: { label: 'Layer', options: { outer: 'Outer', inner: 'Inner' } satisfies Record<TrackPosition, string> },
  copper: { label: 'Finished copper, oz', nameOf: (ounces: string) => `${ounces} oz` },
  current: 'Current',
  amperes: 'A',
  temperatureRise: 'Temperature rise',
  degrees: '°C',
  width: 'Track width',
  /** For a width that rounds to nothing. */
  least: { mm: '<0.01', mil: '<0.4' },
  rows: { formula: 'By the formula', minimum: 'Our narrowest track' },
  sentence: {
    current: 'The current decides: it needs more than our narrowest track.',
    minimum: 'Our narrowest track decides: the current would do with less.',
    unlisted: (copperName: string) =>
      `The current decides. Our capability sheet names no narrowest track for ${copperName}: ask us before you route.`,
  },
  basis: {
    formula: 'I = k · ΔT^0.44 · A^0.725, k 0.048 outside and 0.024 inside, A in square mil',
    limits: `Up to ${outerCurrent} A outside and ${innerCurrent} A inside, ${temperatureRise.join('–')} °C, ${copper.join('–')} oz, tracks up to ${inBothUnits(width)}. Copper of 35 µm to the ounce, a track by itself: planes cool it, other hot tracks warm it.`,
    source: 'IPC-2221; narrowest tracks from our capability sheet',
  },
};

export type TrackWidthCalculatorContent = typeof trackWidthCalculatorContent;
