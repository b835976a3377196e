import { capabilities } from '@pcb/engineering/capabilities';
import { stackUpsOf } from '@pcb/engineering/stackUps';
import type { FabValues } from '@pcb/quoting/forms';
import { isMultilayer } from '@pcb/quoting/limits';
import { aspectRatio, isLaser, maxAspectRatio, minInnerTrack, minTrack } from '../facts.ts';
import { rulesOf } from '../rule.ts';

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
    page: 'standardBuildUps',
    when: (values) => values.material === 'rogers' && isMultilayer(values),
    text: (words) => words.rogersMultilayer,
  },
  {
    // One or two layers are a single core. With 1 oz copper on both sides, a core of 1.524 mm makes 1.6 mm; no core on
    // the Rogers page comes within 10 % of 1.0 or 2.0 mm.
    id: 'rogers-thickness',
    field: 'thickness',
    level: 'review',
    source: 'laminates',
    page: 'rogersLaminate',
    when: (values) => values.material === 'rogers' && !isMultilayer(values) && values.thickness !== '1.6',
    text: (words) => words.rogersThickness,
  },
  {
    id: 'no-standard-stack-up',
    field: 'thickness',
    level: 'information',
    source: 'stackUps',
    page: 'standardBuildUps',
    when: (values) => values.material === 'fr4' && !standardThicknesses(values).includes(Number(values.thickness)),
    text: (words, values) => words.noStandardStackUp(values.layers, standardThicknesses(values)),
  },
  {
    id: 'leaded-finish',
    field: 'finish',
    level: 'information',
    source: 'rohs',
    page: 'certifications',
    when: ({ finish }) => finish === 'hasl',
    text: (words) => words.leadedFinish,
  },
  {
    id: 'assembly-uneven-finish',
    field: 'finish',
    level: 'information',
    source: 'processRule',
    page: 'pcbA',
    when: (values) => values.assembly === 'yes' && hasHasl(values),
    text: (words) => words.unevenFinish,
  },
  {
    id: 'tg-of-fr4-only',
    field: 'tg',
    level: 'information',
    source: 'laminates',
    page: 'rogersLaminate',
    when: ({ material, tg }) => material === 'rogers' && tg !== 'std',
    text: (words) => words.tg,
  },
  {
    id: 'lead-free-standard-tg',
    field: 'tg',
    level: 'information',
    source: 'processRule',
    page: 'technicalCapabilities',
    when: ({ material, finish, tg }) => material === 'fr4' && finish === 'leadfree' && tg === 'std',
    text: (words) => words.leadFreeTg,
  },
  {
    id: 'copper-signal-maximum',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    page: 'technicalCapabilities',
    when: ({ copper }) => Number(copper) >= maxSignal.value,
    text: (words) => words.signalCopper(maxSignal.text, maxPower.text, maxOuter.text),
  },
  {
    id: 'copper-outer-only',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    page: 'standardBuildUps',
    when: (values) => isMultilayer(values) && values.copper === '2',
    text: (words) => words.innerCopper(inner.text),
  },
  {
    id: 'track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    page: 'designGuidelines',
    when: isBelowOuterTrack,
    text: (words, values) => words.track(values.copper, minTrack(values)),
  },
  {
    id: 'inner-track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    page: 'designGuidelines',
    // Below the wider outer limit, the hint above says enough.
    when: (values) => !isBelowOuterTrack(values) && Number(values.track) < Number(minInnerTrack(values) ?? 0),
    text: (words, values) => words.innerTrack(minInnerTrack(values) ?? ''),
  },
  {
    // A laser via is blind and ends on the next copper layer.
    id: 'laser-needs-multilayer',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    page: 'designGuidelines',
    when: (values) => isLaser(values) && !isMultilayer(values),
    text: (words) => words.laser,
  },
  {
    // Every thickness in the form is within the limit of the mechanical drill, and no laser via goes through.
    id: 'too-deep-through-hole',
    field: 'hole',
    level: 'review',
    source: 'capabilitySheet',
    page: 'designGuidelines',
    when: (values) => !isMultilayer(values) && aspectRatio(values) > maxAspectRatio,
    text: (words, values) => words.deepHole(values.hole, aspectRatio(values), maxAspectRatio),
  },
  {
    id: 'multilayer-untested',
    field: 'electricalTest',
    level: 'information',
    source: 'processRule',
    page: 'manufacturingProcess',
    when: (values) => isMultilayer(values) && !values.electricalTest,
    text: (words) => words.multilayerUntested,
  },
  {
    id: 'castellated-one-layer',
    field: 'castellatedHoles',
    level: 'review',
    source: 'stackUps',
    page: 'standardBuildUps',
    when: (values) => values.castellatedHoles && values.layers === '1',
    text: (words) => words.castellatedOneLayer,
  },
  {
    id: 'castellated-v-cut',
    field: 'castellatedHoles',
    level: 'information',
    source: 'processRule',
    page: 'panelGuidelines',
    when: (values) => values.castellatedHoles && values.dispatchUnit === 'panel',
    text: (words) => words.castellatedVCut,
  },
);
