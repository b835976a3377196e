import { capabilities } from '@pcb/engineering/capabilities';
import { inBothUnits } from '@pcb/engineering/lengths';
import { type ApertureReason, minAreaRatio, minAspectRatio } from '@pcb/engineering/stencilAperture';
import type { ReasonMessages } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';

const [minFoil, maxFoil] = capabilities.stencil.foil.value;

const inputs: Readonly<Record<ApertureReason['input'], string>> = {
  foil: 'foil',
  width: 'width',
  length: 'length',
  diameter: 'diameter',
};

const reasons: ReasonMessages<ApertureReason> = {
  outOfRange: ({ input, range: [low, high] }) => `The ${inputs[input]} must be between ${low} and ${high} mm.`,
};

export const stencilApertureCalculatorContent = {
  frame: calculatorContent,
  title: 'Check an aperture',
  shape: { label: 'Shape', options: { rectangle: 'Rectangle', circle: 'Circle' } },
  fields: { width: 'Width', length: 'Length', diameter: 'Diameter', foil: 'Foil thickness' },
  result: 'This aperture is',
  verdict: { met: 'Large enough', missed: 'Too small' },
  rows: {
    aspect: 'Aspect ratio',
    area: 'Area ratio',
    slot: 'Narrowest slot',
    pad: 'Smallest square, circle',
  },
  spoken: (aspect: string, area: string) => `Aspect ratio ${aspect}, area ratio ${area}.`,
  check: {
    met: (minimum: number) => `Met: minimum ${minimum}`,
    missed: (minimum: number) => `Not met: minimum ${minimum}`,
  },
  sentence: {
    met: 'Paste should release reliably.',
    missed: 'Paste may stay in the aperture. Widen it, or use a thinner foil.',
  },
  foilOutOfRange: `Our stencils are ${inBothUnits(minFoil)} to ${inBothUnits(maxFoil)} thick. An engineer checks an order outside that.`,
  reasons,
  basis: {
    formula: 'aspect = width ÷ foil, area = area of the opening ÷ area of its walls',
    limits: `Aspect ratio ${minAspectRatio} and area ratio ${minAreaRatio} or more. A rule of thumb: foil finish and paste powder also matter.`,
    source: 'IPC-7525',
  },
};

export type StencilApertureCalculatorContent = typeof stencilApertureCalculatorContent;
