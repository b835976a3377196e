import type { LayoutValues } from '../forms.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { type HintRule, rulesOf } from './rule.ts';

/** The figures of these hints by code, or `null` if there are none. */
export interface LayoutFigures {
  impedanceWithoutPlane: null;
  /** The base copper in ounces, the impedance in Ω, and the track width and board thickness in mm. */
  impedanceTwoLayers: { copper: ComparedCopper; ohms: number; onTwo: string; onFour: string; thickness: number };
  oneLayerCrossings: null;
  fastLayout: { days: number };
}

export const comparedLine = {
  impedance: 50,
  thickness: 1.6,
  /**
   * The outer widths on our stack-ups under solder mask, in mm, by copper in oz and layers. They are computed in
   * advance, which saves 3 kB of script.
   */
  widths: { '0.5': { 2: '2.76', 4: '0.32' }, '1': { 2: '2.74', 4: '0.31' } },
} as const;

/** The outer base copper in ounces for which our widths are computed. */
export const comparedCopper = ['0.5', '1'] as const;
type ComparedCopper = (typeof comparedCopper)[number];

export function comparedWidths(copper: ComparedCopper) {
  const { impedance, thickness, widths } = comparedLine;
  return { copper, ohms: impedance, onTwo: widths[copper][2], onFour: widths[copper][4], thickness };
}

const rules = rulesOf<LayoutValues, LayoutFigures>()(
  {
    id: 'impedance-without-plane',
    field: 'impedance',
    level: 'review',
    source: 'microstrip',
    when: ({ impedance, layers }) => impedance === 'yes' && layers === '1',
    code: 'impedanceWithoutPlane',
    advice: () => [{ layers: '2' }, { layers: '4' }],
  },
  {
    id: 'impedance-two-layers',
    field: 'impedance',
    level: 'information',
    source: 'microstrip',
    when: ({ impedance, layers }) => impedance === 'yes' && layers === '2',
    code: 'impedanceTwoLayers',
    figures: () => comparedWidths('0.5'),
  },
  {
    id: 'fast-large-layout',
    field: 'leadTime',
    level: 'review',
    source: 'processRule',
    when: ({ components, layers, impedance, leadTime }) =>
      components === '300' && (layers === '4' || impedance === 'yes') && leadTime === '3',
    code: 'fastLayout',
    figures: ({ leadTime }) => ({ days: Number(leadTime) }),
    advice: () => [{ leadTime: '7' }, { leadTime: '10' }],
  },
  {
    id: 'one-layer-crossings',
    field: 'layers',
    level: 'information',
    source: 'processRule',
    when: ({ layers, components }) => layers === '1' && components !== '75',
    code: 'oneLayerCrossings',
    advice: () => [{ layers: '2' }],
  },
);

export const layoutRules: readonly HintRule<LayoutValues, LayoutFigures>[] = inFormOrder('layout', rules);
