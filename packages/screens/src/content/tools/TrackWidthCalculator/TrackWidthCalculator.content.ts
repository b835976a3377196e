import type { TrackPosition } from '@pcb/engineering/capabilities';
import { inBothUnits } from '@pcb/engineering/lengths';
import { trackWidthLimits, type TrackWidthReason } from '@pcb/engineering/trackWidth';
import type { ReasonMessages } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';

const { outerCurrent, innerCurrent, temperatureRise, copper, width } = trackWidthLimits;

const layers: Readonly<Record<TrackPosition, string>> = { outer: 'outer layers', inner: 'inner layers' };

const reasons: ReasonMessages<TrackWidthReason> = {
  notPositive: () => 'The current must be more than 0.',
  beyondCharts: ({ position, maximum }) => `The charts end at ${maximum} A for ${layers[position]}.`,
  outOfRange: ({ input, range: [low, high] }) =>
    input === 'copper'
      ? `The copper must be between ${low} and ${high} oz.`
      : `The temperature rise must be between ${low} and ${high} °C.`,
  trackTooWide: ({ maximum }) =>
    `The track would be wider than ${inBothUnits(maximum)}, where the charts end. Use thicker copper or a plane.`,
};

export const trackWidthCalculatorContent = {
  frame: calculatorContent,
  title: 'Track width for a current',
  position: { label: 'Layer', options: { outer: 'Outer', inner: 'Inner' } satisfies Record<TrackPosition, string> },
  copper: { label: 'Base copper, oz', nameOf: (ounces: string) => `${ounces} oz` },
  current: 'Current',
  amperes: 'A',
  temperatureRise: 'Temperature rise',
  degrees: '°C',
  width: 'Track width',
  /** Shown for a width that rounds to 0. */
  belowResolution: { mm: '<0.01', mil: '<0.4' },
  rows: { formula: 'By the formula', minimum: 'Our minimum track' },
  sentence: {
    current: 'The current sets the width: it needs more than our minimum track.',
    minimum: 'Our minimum track sets the width: the current needs less.',
    unlisted: (copperName: string) =>
      `The current sets the width. Our capability sheet has no minimum track for ${copperName}: ask us before you route.`,
  },
  reasons,
  basis: {
    formula: 'I = k · ΔT^0.44 · A^0.725, k = 0.048 outer, 0.024 inner, A in square mil',
    limits: `Up to ${outerCurrent} A on outer and ${innerCurrent} A on inner layers, ${temperatureRise.join('–')} °C, ${copper.join('–')} oz, tracks up to ${inBothUnits(width)}. Copper of 35 µm per ounce, without plating, which leaves a margin on outer layers. A single track: planes cool it, other hot tracks warm it. Half the current on inner layers is a conservative rule of IPC-2221: IPC-2152 measured them no warmer than outer ones.`,
    source: 'Historical chart of IPC-2221; minimum tracks from our capability sheet',
  },
};

export type TrackWidthCalculatorContent = typeof trackWidthCalculatorContent;
