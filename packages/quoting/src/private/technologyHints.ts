import { capabilities, outerCopperOf, outerCopperWeights } from '@pcb/engineering/capabilities';
import type { FabValues } from '../forms.ts';
import { hasHasl, stackUpOf } from '../hints/facts.ts';
import { class3Ring, fingerClearance, hardGold, haslThickness } from '../hints/figures.ts';
import { comparedCopper, comparedWidths, type LayoutFigures } from '../hints/layout.ts';
import { rulesOf } from '../hints/rule.ts';
import { isMultilayer } from '../limits.ts';

export interface TechnologyFigures extends Pick<LayoutFigures, 'impedanceWithoutPlane' | 'impedanceTwoLayers'> {
  castellatedFinish: null;
  castellatedPitch: { hole: string; pitch: string };
  /** In mm; `null` if a board has no such ring. */
  annularRing: { outer: string | null; inner: string | null };
  class3Hasl: { micrometres: string };
  /** Finished outer copper, in µm. */
  class3Copper: { typical: number; min: number };
  impedanceStackUp: null;
  /** The base copper of our computed widths and of the order, in ounces; the finished outer copper in µm. */
  impedanceCopper: { computed: readonly string[]; copper: FabValues['copper']; finished: number };
  goldFingers: { ipcClass: FabValues['ipcClass']; micrometres: string; clearance: string };
  edgePlating: null;
  edgePlatingFinish: null;
  edgePlatingVCut: null;
}

const rules = rulesOf<FabValues, TechnologyFigures>();

const isClass3 = ({ ipcClass }: FabValues) => ipcClass === '3';

/** Each copper option of the form is in the table. */
const outerCopper = ({ copper }: FabValues) => outerCopperOf(Number(copper)) ?? outerCopperWeights[0];

const class3 = rules(
  {
    id: 'class-3-annular-ring',
    field: 'ipcClass',
    level: 'information',
    source: 'ipc6012',
    when: isClass3,
    code: 'annularRing',
    figures: (values) => ({
      // A different rule applies to unplated holes, and only inner layers have an inner ring.
      outer: values.layers === '1' ? null : class3Ring.outer,
      inner: isMultilayer(values) ? class3Ring.inner : null,
    }),
  },
  {
    id: 'class-3-hasl',
    field: 'finish',
    level: 'information',
    source: 'processRule',
    // The holes of single-layer boards are not plated.
    when: (values) => isClass3(values) && hasHasl(values) && values.layers !== '1',
    code: 'class3Hasl',
    figures: () => ({ micrometres: haslThickness }),
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'class-3-copper',
    field: 'copper',
    level: 'review',
    source: 'ipc6012',
    // This minimum is for plated copper, and single-layer copper is not plated.
    when: (values) =>
      isClass3(values) && values.layers !== '1' && outerCopper(values).finished < outerCopper(values).minFinished[3],
    code: 'class3Copper',
    figures: (values) => ({ typical: outerCopper(values).finished, min: outerCopper(values).minFinished[3] }),
    advice: () => [{ copper: '1' }],
  },
);

/** Whether there is a plane below the tracks, but no stack-up of ours to compute their width. */
const hasOtherStackUp = (values: FabValues) =>
  values.layers !== '1' && (stackUpOf(values) === undefined || (isMultilayer(values) && values.innerCopper !== '0.5'));

const hasStackUp = (values: FabValues) => values.layers !== '1' && !hasOtherStackUp(values);

const hasComputedCopper = ({ copper }: FabValues) => comparedCopper.some((ounces) => ounces === copper);

/** Rules for controlled impedance. At most one applies. */
const impedance = rules(
  {
    id: 'impedance-without-plane',
    field: 'impedance',
    level: 'review',
    source: 'microstrip',
    when: (values) => values.impedance === 'yes' && values.layers === '1',
    code: 'impedanceWithoutPlane',
    advice: () => [{ layers: '2' }, { layers: '4' }],
  },
  {
    id: 'impedance-without-stack-up',
    field: 'impedance',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.impedance === 'yes' && hasOtherStackUp(values),
    code: 'impedanceStackUp',
  },
  {
    id: 'impedance-outer-copper',
    field: 'impedance',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.impedance === 'yes' && hasStackUp(values) && !hasComputedCopper(values),
    code: 'impedanceCopper',
    figures: (values) => ({
      computed: comparedCopper,
      copper: values.copper,
      finished: outerCopper(values).finished,
    }),
    advice: () => [{ copper: '0.5' }, { copper: '1' }],
  },
  {
    id: 'impedance-two-layers',
    field: 'impedance',
    level: 'information',
    source: 'microstrip',
    when: (values) =>
      values.impedance === 'yes' && values.layers === '2' && hasStackUp(values) && hasComputedCopper(values),
    code: 'impedanceTwoLayers',
    figures: ({ copper }) => comparedWidths(comparedCopper.find((ounces) => ounces === copper) ?? '0.5'),
  },
);

const edges = rules(
  {
    id: 'castellated-finish',
    field: 'castellatedHoles',
    level: 'review',
    source: 'processRule',
    when: (values) => values.castellatedHoles && hasHasl(values),
    code: 'castellatedFinish',
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'castellated-pitch',
    field: 'castellatedHoles',
    level: 'information',
    source: 'halfHoleMakers',
    when: ({ castellatedHoles }) => castellatedHoles,
    code: 'castellatedPitch',
    figures: () => ({ hole: capabilities.drill.minHalfHole.text, pitch: capabilities.drill.minHalfHolePitch.text }),
  },
  {
    id: 'gold-fingers',
    field: 'goldFingers',
    level: 'information',
    source: 'ipc6012',
    when: ({ goldFingers }) => goldFingers === 'yes',
    code: 'goldFingers',
    figures: ({ ipcClass }) => ({ ipcClass, micrometres: hardGold[ipcClass], clearance: fingerClearance }),
  },
  {
    id: 'edge-plating-on-request',
    field: 'edgePlating',
    level: 'withoutPrice',
    source: 'processRule',
    when: ({ edgePlating }) => edgePlating === 'yes',
    code: 'edgePlating',
  },
  {
    id: 'edge-plating-finish',
    field: 'finish',
    level: 'review',
    source: 'processRule',
    when: (values) => values.edgePlating === 'yes' && hasHasl(values),
    code: 'edgePlatingFinish',
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'edge-plating-v-cut',
    field: 'dispatchUnit',
    level: 'information',
    source: 'processRule',
    when: ({ edgePlating, dispatchUnit }) => edgePlating === 'yes' && dispatchUnit === 'panel',
    code: 'edgePlatingVCut',
  },
);

export const technologyRules = [...class3, ...impedance, ...edges];
