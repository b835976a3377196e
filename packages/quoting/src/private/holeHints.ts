import { capabilities } from '@pcb/engineering/capabilities';
import type { FabValues } from '../forms.ts';
import { aspectRatio, isLaser, maxAspectRatio } from '../hints/facts.ts';
import { rulesOf } from '../hints/rule.ts';
import { isMultilayer } from '../limits.ts';

export interface HoleHintFigures {
  laser: null;
  slot: { plated: string; unplated: string };
  deepHole: { hole: string; ratio: number; max: number };
  castellatedOneLayer: null;
  castellatedVCut: null;
}

const { minPlatedSlot, minUnplatedSlot } = capabilities.drill;

export const holeRules = rulesOf<FabValues, HoleHintFigures>()(
  {
    // A laser via is blind and ends on the next copper layer.
    id: 'laser-needs-multilayer',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => isLaser(values) && !isMultilayer(values),
    code: 'laser',
    advice: () => [{ layers: '4' }, { hole: '0.30' }],
  },
  {
    // All thicknesses are within the limit of the mechanical drill, and a laser via is never a through hole.
    id: 'too-deep-through-hole',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => !isMultilayer(values) && aspectRatio(values) > maxAspectRatio,
    code: 'deepHole',
    figures: (values) => ({ hole: values.hole, ratio: aspectRatio(values), max: maxAspectRatio }),
  },
  {
    id: 'laser-no-slots',
    field: 'hole',
    level: 'information',
    source: 'multiCircuitBoards',
    when: isLaser,
    code: 'slot',
    figures: () => ({ plated: minPlatedSlot.text, unplated: minUnplatedSlot.text }),
  },
  {
    id: 'castellated-one-layer',
    isFirst: true,
    field: 'castellatedHoles',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.castellatedHoles && values.layers === '1',
    code: 'castellatedOneLayer',
    advice: () => [{ layers: '2' }, { layers: '4' }],
  },
  {
    id: 'castellated-v-cut',
    isFirst: true,
    field: 'castellatedHoles',
    level: 'information',
    source: 'processRule',
    when: (values) => values.castellatedHoles && values.dispatchUnit === 'panel',
    code: 'castellatedVCut',
  },
);
