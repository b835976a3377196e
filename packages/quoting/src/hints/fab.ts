import { capabilities } from '@pcb/engineering/capabilities';
import { partsToSend, spareRules } from '@pcb/engineering/spareParts';
import { sundaysOff } from '../workingDays.ts';
import { fabCoverage, fits, isMultilayer, maxBoardSize } from '../limits.ts';
import { quoteFab } from '../quoteOf.ts';
import { sourcingDays } from '../sourcingDays.ts';
import { type FabValues, formSchemas } from '../forms.ts';
import { requestedPanel } from '../panelGrid.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { type HintRule, type Proposal, rulesOf } from './rule.ts';
import { type BoardFigures, oneBoardRule, panelRules } from '../private/boardHints.ts';
import { type ChoiceFigures, choiceRules } from '../private/choiceHints.ts';
import { type PossibleFigures, isTooSmallForLine, possibleBoardRules } from '../private/possibleHints.ts';
import { type SolderingFigures, solderingRules } from '../private/solderingHints.ts';
import { type TargetPriceFigures, targetPriceRule } from '../private/targetPriceRule.ts';
import { type TechnologyFigures, technologyRules } from '../private/technologyHints.ts';
import { type TypedFigures, quantityRules, sizeRules } from '../private/typedHints.ts';
import {
  aspectRatio,
  hasHasl,
  isLaser,
  leadFreeFinishes,
  maxAspectRatio,
  minInnerTrack,
  minSlot,
  minTrack,
  stackUpOf,
  standardThicknesses,
} from './facts.ts';
import { leadFreeLaminates, maxLead, reflowPeak } from './figures.ts';
import type { Size } from '../limits.ts';

/** The figures of these hints by code; `null` for one without any. Copper in ounces, other lengths in mm. */
export interface FabFigures
  extends
    BoardFigures,
    ChoiceFigures,
    PossibleFigures,
    SolderingFigures,
    TargetPriceFigures,
    TechnologyFigures,
    TypedFigures {
  boardSize: { material: FabValues['material']; isMultilayer: boolean; max: Size };
  outlineTolerance: { millimetres: string };
  assemblySingleBoard: { border: string };
  /** The spares for a part of a chip size, such as '0402'. */
  spares: { spares: number; chip: string };
  /** The working days that buying parts takes. */
  completeKit: { supply: FabValues['partsSupply']; from: number; to: number };
  challan: null;
  rogersMultilayer: null;
  rogersThickness: null;
  noStandardStackUp: { layers: string; thicknesses: readonly number[] };
  /** The maximum share of lead, in percent. */
  leadedFinish: { percent: number };
  unevenFinish: null;
  tg: null;
  /** Temperatures in °C, and slash sheets of IPC-4101. */
  leadFreeTg: { peak: number; laminates: Readonly<Record<FabValues['tg'], { sheet: string; td: number }>> };
  signalCopper: { signal: string; power: string; outer: string };
  innerCopper: { ounces: string };
  track: { copper: string; minimum: string };
  innerTrack: { minimum: string };
  laser: null;
  slot: { plated: string; unplated: string };
  deepHole: { hole: string; ratio: number; max: number };
  castellatedOneLayer: null;
  castellatedVCut: null;
  innerCopperReview: { ounces: string };
}

const isTooLarge = (values: FabValues) => {
  const size = parseSize(values);
  return size !== null && !fits(size, maxBoardSize(values));
};

/** The rule for boards beyond the maximum size of their material. */
const sizeLimit = {
  field: 'size',
  level: 'withoutPrice',
  source: 'capabilitySheet',
  code: 'boardSize',
  figures: (values: FabValues) => ({
    material: values.material,
    isMultilayer: isMultilayer(values),
    max: maxBoardSize(values),
  }),
} as const;

/** The chip size that the hint about spares names: the smallest that a prototype usually has. */
const spareChip = '0402';

const { minimum } = spareRules[spareChip];

const sparesFor = (quantity: number) => {
  const parts = partsToSend(quantity, spareChip);
  return parts.isValid ? parts.spares : minimum;
};

/** Whether a side is a whole number of tenths of a millimetre. Rounds, as 16.1 × 10 is more than 161 in binary. */
const isInTenths = (side: number) => Number.isInteger(Number((side * 10).toPrecision(9)));

const tolerance = capabilities.board.outlineTolerance;

const isAssembled = ({ assembly }: FabValues) => assembly === 'yes';

/** Whether the customer sends the parts. */
const isConsigned = (values: FabValues) => isAssembled(values) && values.partsSupply === 'consigned';

const quantity = quantityRules<FabValues>({
  coverage: fabCoverage,
  size: parseSize,
  piece: () => 'board',
  // The band adds its days to the boards and to their assembly.
  daysFactor: (values) => (isAssembled(values) ? 2 : 1),
});

const { panels, vCut } = panelRules<FabValues>({
  maxSizeOf: maxBoardSize,
  boardsIn: (values) => requestedPanel(values)?.boards ?? parsePositiveCount(values.quantity),
  hasMilledEdge: ({ castellatedHoles, edgePlating }) => castellatedHoles || edgePlating === 'yes',
});

const rules = rulesOf<FabValues, FabFigures>();

/** The rules for assembly, dispatch, size and quantity of rigid boards. */
const boardRules = [
  ...rules(
    {
      id: 'assembly-complete-kit',
      field: 'assembly',
      level: 'information',
      source: 'orderForm',
      when: isAssembled,
      code: 'completeKit',
      figures: ({ partsSupply }) => ({ supply: partsSupply, ...sourcingDays }),
    },
    {
      id: 'consigned-challan',
      field: 'partsSupply',
      level: 'information',
      source: 'gstRules',
      when: isConsigned,
      code: 'challan',
    },
    {
      id: 'consigned-spares',
      field: 'partsSupply',
      level: 'information',
      source: 'kitRules',
      when: (values) => isConsigned(values) && parsePositiveCount(values.quantity) !== null,
      code: 'spares',
      figures: (values) => ({ spares: sparesFor(parsePositiveCount(values.quantity) ?? 1), chip: spareChip }),
    },
    {
      id: 'assembly-single-board',
      field: 'dispatchUnit',
      level: 'information',
      source: 'processRule',
      // For a board that is too small for the line, the hint of a review says more.
      when: (values) => isAssembled(values) && values.dispatchUnit === 'single' && !isTooSmallForLine(values),
      code: 'assemblySingleBoard',
      figures: () => ({ border: capabilities.panel.border.text }),
      advice: () => [{ dispatchUnit: 'panel' }],
    },
  ),
  ...panels,
  ...vCut,
  ...sizeRules<FabValues>(),
  ...rules(
    {
      ...sizeLimit,
      id: 'fr4-too-large',
      when: (values) => values.material === 'fr4' && !isMultilayer(values) && isTooLarge(values),
    },
    {
      ...sizeLimit,
      id: 'fr4-multilayer-too-large',
      when: (values) => values.material === 'fr4' && isMultilayer(values) && isTooLarge(values),
    },
    {
      ...sizeLimit,
      id: 'rogers-too-large',
      when: (values) => values.material === 'rogers' && isTooLarge(values),
    },
    {
      id: 'outline-tolerance',
      field: 'size',
      level: 'information',
      source: 'capabilitySheet',
      when: (values) => !(parseSize(values) ?? []).every(isInTenths),
      code: 'outlineTolerance',
      figures: () => ({ millimetres: tolerance.text }),
    },
  ),
  ...quantity.withoutPrice,
  ...quantity.area,
  ...oneBoardRule<FabValues>((values) => quoteFab(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
];

/** Whether the board is dipped into lead-free solder for its finish, or its parts are soldered without lead. */
const isSolderedLeadFree = (values: FabValues) =>
  values.finish === 'leadfree' || (isAssembled(values) && values.solder === 'leadfree');

const { track: tracks } = formSchemas.fab;

/** The finest track of the form that outer and inner layers allow. */
const finestTrack = (values: FabValues) => {
  const least = Math.max(Number(minTrack(values)), Number(minInnerTrack(values) ?? 0));
  return tracks.options.filter((track) => Number(track) >= least).at(-1);
};

/** Whether the inner layers need a wider track than the outer ones. */
const isLimitedInside = (values: FabValues) => Number(minInnerTrack(values) ?? 0) > Number(minTrack(values));

/** A wider track, or thinner outer copper. */
const trackAdvice = (values: FabValues): readonly Proposal[] => {
  const track = finestTrack(values);
  return [...(track === undefined ? [] : [{ track }]), { copper: '1' }, { copper: '0.5' }];
};

const { maxOuter, maxPower, maxSignal } = capabilities.copper;

/** The rules for material, copper, tracks and holes of rigid boards, and for the extras. */
const buildRules = rulesOf<FabValues, FabFigures>()(
  {
    id: 'rogers-multilayer',
    field: 'material',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.material === 'rogers' && isMultilayer(values),
    code: 'rogersMultilayer',
  },
  {
    // One or two layers are a single core. With 35 µm of finished copper (0.5 oz base) on both sides, a core of 1.524 mm
    // makes 1.6 mm; no core on the Rogers page comes within 10 % of 1.0 or 2.0 mm.
    id: 'rogers-thickness',
    field: 'thickness',
    level: 'review',
    source: 'laminates',
    when: (values) => values.material === 'rogers' && !isMultilayer(values) && values.thickness !== '1.6',
    code: 'rogersThickness',
    advice: () => [{ thickness: '1.6' }],
  },
  {
    id: 'no-standard-stack-up',
    field: 'thickness',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.material === 'fr4' && stackUpOf(values) === undefined,
    code: 'noStandardStackUp',
    figures: (values) => ({ layers: values.layers, thicknesses: standardThicknesses(values) }),
    advice: () => [{ thickness: '1.6' }],
  },
  {
    id: 'leaded-finish',
    field: 'finish',
    level: 'information',
    source: 'rohs',
    when: ({ finish }) => finish === 'hasl',
    code: 'leadedFinish',
    figures: () => ({ percent: maxLead }),
    // Without lead in the joints either.
    advice: (values) => {
      const solder = isAssembled(values) && values.solder === 'leaded' && { solder: 'leadfree' as const };
      return leadFreeFinishes(values).map((finish) => ({ finish, ...solder }));
    },
  },
  {
    id: 'assembly-uneven-finish',
    field: 'finish',
    level: 'information',
    source: 'processRule',
    // For BGAs and fine pitch, the hint of a review says more.
    when: (values) => isAssembled(values) && hasHasl(values) && values.finePitch === 'no',
    code: 'unevenFinish',
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'tg-of-fr4-only',
    field: 'tg',
    level: 'information',
    source: 'laminates',
    when: ({ material, tg }) => material === 'rogers' && tg !== 'std',
    code: 'tg',
  },
  {
    id: 'lead-free-standard-tg',
    field: 'tg',
    level: 'information',
    source: 'ipc4101',
    when: (values) => values.material === 'fr4' && values.tg === 'std' && isSolderedLeadFree(values),
    code: 'leadFreeTg',
    figures: () => ({ peak: reflowPeak, laminates: leadFreeLaminates }),
    advice: () => [{ tg: 'mid' }, { tg: 'high' }],
  },
  {
    id: 'copper-signal-maximum',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: ({ copper }) => Number(copper) >= maxSignal.value,
    code: 'signalCopper',
    figures: () => ({ signal: maxSignal.text, power: maxPower.text, outer: maxOuter.text }),
  },
  {
    id: 'copper-outer-only',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: (values) => isMultilayer(values) && values.copper === '2',
    code: 'innerCopper',
    figures: ({ innerCopper }) => ({ ounces: innerCopper }),
  },
  {
    // The standard stack-ups have one sheet of 7628 over the inner copper, whose resin has to fill the gaps between tracks.
    id: 'inner-copper-too-thick',
    field: 'innerCopper',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => isMultilayer(values) && values.innerCopper !== '0.5',
    code: 'innerCopperReview',
    figures: () => ({ ounces: capabilities.copper.inner.text }),
    advice: () => [{ innerCopper: '0.5' }],
  },
  {
    id: 'track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => Number(values.track) < Number(minTrack(values)) && !isLimitedInside(values),
    code: 'track',
    figures: (values) => ({ copper: values.copper, minimum: minTrack(values) }),
    advice: trackAdvice,
  },
  {
    id: 'inner-track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => Number(values.track) < Number(minInnerTrack(values) ?? 0) && isLimitedInside(values),
    code: 'innerTrack',
    figures: (values) => ({ minimum: minInnerTrack(values) ?? '' }),
    advice: trackAdvice,
  },
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
    // Every thickness in the form is within the limit of the mechanical drill, and no laser via goes through.
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
    figures: () => minSlot,
  },
  {
    id: 'castellated-one-layer',
    field: 'castellatedHoles',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.castellatedHoles && values.layers === '1',
    code: 'castellatedOneLayer',
    advice: () => [{ layers: '2' }, { layers: '4' }],
  },
  {
    id: 'castellated-v-cut',
    field: 'castellatedHoles',
    level: 'information',
    source: 'processRule',
    when: (values) => values.castellatedHoles && values.dispatchUnit === 'panel',
    code: 'castellatedVCut',
  },
);

/** The rules of the form for rigid boards. Their order counts only at one field, for rules of one level: two of them are shown. */
export const fabRules: readonly HintRule<FabValues, FabFigures>[] = [
  ...boardRules,
  ...buildRules,
  ...technologyRules,
  ...solderingRules,
  ...choiceRules,
  ...possibleBoardRules,
  ...targetPriceRule<FabValues>(),
];
