import { capabilities } from '@pcb/engineering/capabilities';
import { inBothUnits } from '@pcb/engineering/lengths';
import { type ApertureReason, smallestAreaRatio, smallestAspectRatio } from '@pcb/engineering/stencilAperture';
import type { ReasonWords } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';

const [minFoil, maxFoil] = capabilities.stencil.foil.value;

const inputs: Readonly<Record<ApertureReason['input'], string>> = {
  foil: 'foil',
  width: 'width',
  length: 'length',
  diameter: 'diameter',
};

const reasons: ReasonWords<ApertureReason> = {
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
    pad: 'Least square, circle',
  },
  spoken: (aspect: string, area: string) => `Aspect ratio ${aspect}, area ratio ${area}.`,
  check: {
    met: (least: number) => `Met: at least ${least}`,
    missed: (least: number) => `Not met: at least ${least} is needed`,
  },
  sentence: {
    met: 'Paste should leave it reliably.',
    missed: 'Paste may stay in it. Widen the aperture, or take a thinner foil.',
  },
  foilOutOfRange: `Our stencils are ${inBothUnits(minFoil)} to ${inBothUnits(maxFoil)} thick. An engineer checks an order outside that.`,
  reasons,
  basis: {
    formula: 'aspect = width ÷ foil, area = area of the opening ÷ area of its walls',
    limits: `Aspect ratio ${smallestAspectRatio} and area ratio ${smallestAreaRatio} or more. A rule of thumb: the finish of the foil and the powder of the paste move it.`,
    source: 'IPC-7525',
  },
};

export type StencilApertureCalculatorContent = typeof stencilApertureCalculatorContent;
