import { capabilities } from '@pcb/engineering/capabilities';
import { stackUpsOf } from '@pcb/engineering/stackUps';
import type { FabValues } from '../forms.ts';
import { isMultilayer } from '../limits.ts';
import { aspectRatio, isLaser, maxAspectRatio, minInnerTrack, minTrack } from '../hints/facts.ts';
import { rulesOf } from '../hints/rule.ts';

const standardThicknesses = ({ layers }: FabValues) =>
  stackUpsOf(Number(layers)).map(({ nominalThickness }) => nominalThickness);

const hasHasl = ({ finish }: FabValues) => finish === 'hasl' || finish === 'leadfree';

const isBelowOuterTrack = (values: FabValues) => Number(values.track) < Number(minTrack(values));

const { maxOuter, maxPower, maxSignal, inner } = capabilities.copper;

/** The rules for material, copper, tracks and holes of rigid boards, and for the extras. */
export const fabBuildRules = rulesOf<FabValues>()(
  {
    id: 'rogers-multilayer',
    field: 'material',
    level: 'information',
    source: 'stackUps',
    when: (values) => values.material === 'rogers' && isMultilayer(values),
    kind: 'rogersMultilayer',
  },
  {
    // One or two layers are a single core. With 1 oz copper on both sides, a core of 1.524 mm makes 1.6 mm; no core on
    // the Rogers page comes within 10 % of 1.0 or 2.0 mm.
    id: 'rogers-thickness',
    field: 'thickness',
    level: 'review',
    source: 'laminates',
    when: (values) => values.material === 'rogers' && !isMultilayer(values) && values.thickness !== '1.6',
    kind: 'rogersThickness',
  },
  {
    id: 'no-standard-stack-up',
    field: 'thickness',
    level: 'information',
    source: 'stackUps',
    when: (values) => values.material === 'fr4' && !standardThicknesses(values).includes(Number(values.thickness)),
    kind: 'noStandardStackUp',
    figures: (values) => ({ layers: values.layers, thicknesses: standardThicknesses(values) }),
  },
  {
    id: 'leaded-finish',
    field: 'finish',
    level: 'information',
    source: 'rohs',
    when: ({ finish }) => finish === 'hasl',
    kind: 'leadedFinish',
  },
  {
    id: 'assembly-uneven-finish',
    field: 'finish',
    level: 'information',
    source: 'processRule',
    when: (values) => values.assembly === 'yes' && hasHasl(values),
    kind: 'unevenFinish',
  },
  {
    id: 'tg-of-fr4-only',
    field: 'tg',
    level: 'information',
    source: 'laminates',
    when: ({ material, tg }) => material === 'rogers' && tg !== 'std',
    kind: 'tg',
  },
  {
    id: 'lead-free-standard-tg',
    field: 'tg',
    level: 'information',
    source: 'processRule',
    when: ({ material, finish, tg }) => material === 'fr4' && finish === 'leadfree' && tg === 'std',
    kind: 'leadFreeTg',
  },
  {
    id: 'copper-signal-maximum',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: ({ copper }) => Number(copper) >= maxSignal.value,
    kind: 'signalCopper',
    figures: () => ({ signal: maxSignal.text, power: maxPower.text, outer: maxOuter.text }),
  },
  {
    id: 'copper-outer-only',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: (values) => isMultilayer(values) && values.copper === '2',
    kind: 'innerCopper',
    figures: () => ({ ounces: inner.text }),
  },
  {
    id: 'track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    when: isBelowOuterTrack,
    kind: 'track',
    figures: (values) => ({ copper: values.copper, minimum: minTrack(values) }),
  },
  {
    id: 'inner-track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    // Below the wider outer limit, the hint above says enough.
    when: (values) => !isBelowOuterTrack(values) && Number(values.track) < Number(minInnerTrack(values) ?? 0),
    kind: 'innerTrack',
    figures: (values) => ({ minimum: minInnerTrack(values) ?? '' }),
  },
  {
    // A laser via is blind and ends on the next copper layer.
    id: 'laser-needs-multilayer',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => isLaser(values) && !isMultilayer(values),
    kind: 'laser',
  },
  {
    // Every thickness in the form is within the limit of the mechanical drill, and no laser via goes through.
    id: 'too-deep-through-hole',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => !isMultilayer(values) && aspectRatio(values) > maxAspectRatio,
    kind: 'deepHole',
    figures: (values) => ({ hole: values.hole, ratio: aspectRatio(values), max: maxAspectRatio }),
  },
  {
    id: 'multilayer-untested',
    field: 'electricalTest',
    level: 'information',
    source: 'processRule',
    when: (values) => isMultilayer(values) && !values.electricalTest,
    kind: 'multilayerUntested',
  },
  {
    id: 'castellated-one-layer',
    field: 'castellatedHoles',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.castellatedHoles && values.layers === '1',
    kind: 'castellatedOneLayer',
  },
  {
    id: 'castellated-v-cut',
    field: 'castellatedHoles',
    level: 'information',
    source: 'processRule',
    when: (values) => values.castellatedHoles && values.dispatchUnit === 'panel',
    kind: 'castellatedVCut',
  },
);
