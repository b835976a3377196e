import { bareSides, coversFilm, type FlexSide, isTooThin, minThickness } from '../flexBuild.ts';
import { type FlexValues, formSchemas } from '../forms.ts';
import { fits, flexCoverage, maxFlexSize, needsFinishReview } from '../limits.ts';
import type { Size } from '../limits.ts';
import { rupees } from '../money.ts';
import type { Paise } from '../money.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { type BoardFigures, oneBoardRule, panelRules } from '../private/boardHints.ts';
import { type PossibleFlexFigures, possibleFlexRules } from '../private/possibleHints.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { countRules, type TypedFigures, quantityRules, sizeRules } from '../private/typedHints.ts';
import { quoteFlex } from '../quoteOf.ts';
import { sampleRates } from '../rates.ts';
import { sundaysOff } from '../workingDays.ts';
import { solderMelts } from './figures.ts';
import { type HintRule, type Proposal, rulesOf } from './rule.ts';

export interface FlexFigures extends BoardFigures, PossibleFlexFigures, TypedFigures {
  flexSize: { max: Size };
  /** The minimum thickness in mm. */
  flexTooThin: Pick<FlexValues, 'layers' | 'copper' | 'coverlay'> & { min: number };
  bareCopper: { sides: readonly FlexSide[] };
  bareCopperFlexes: { sides: readonly FlexSide[] };
  nickelOnTracks: null;
  coverlayOnFilm: null;
  twoLayersBend: null;
  twoLayersFlex: null;
  thickCopperFlexes: { copper: string };
  steelOnCopper: { side: FlexSide };
  enepig: null;
  highTg: null;
  /** The melting point of solder in °C. */
  peReflow: { melts: number };
  peFinish: { finish: FlexValues['finish'] };
  gerber: { price: Paise };
}

const quantity = quantityRules<FlexValues>({
  coverage: flexCoverage,
  size: parseSize,
  piece: () => 'board',
});

const { panels, border } = panelRules<FlexValues>({
  maxSizeOf: () => maxFlexSize,
  boardsIn: (values) => parsePositiveCount(values.quantity),
  hasMilledEdge: () => true,
});

const flexes = ({ bending }: FlexValues) => bending === 'flexing';

const hasBareCopper = (values: FlexValues) => bareSides(values).length > 0;

/** Returns the proposal with the thinnest option for its materials, if they are thicker than the chosen one. */
function fitting(values: FlexValues, proposal: Pick<Proposal, 'coverlay'>): Proposal {
  const changed = { ...values, ...proposal };
  const thickness = formSchemas.flex.thickness.options.find((option) => !isTooThin({ ...changed, thickness: option }));
  return isTooThin(changed) && thickness ? { ...proposal, thickness } : proposal;
}

const fullCoverlay = (values: FlexValues) => fitting(values, { coverlay: values.layers === '1' ? 'top' : 'both' });

export const flexRules = inFormOrder<HintRule<FlexValues, FlexFigures>>('flex', [
  ...border,
  ...panels,
  ...sizeRules<FlexValues>(),
  ...rulesOf<FlexValues, FlexFigures>()({
    id: 'flex-too-large',
    field: 'size',
    level: 'withoutPrice',
    source: 'capabilitySheet',
    when: (values) => {
      const size = parseSize(values);
      return size !== null && !fits(size, maxFlexSize);
    },
    code: 'flexSize',
    figures: () => ({ max: maxFlexSize }),
  }),
  ...possibleFlexRules,
  ...quantity.withoutPrice,
  ...countRules('flex'),
  ...quantity.area,
  ...oneBoardRule<FlexValues>((values) => quoteFlex(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...rulesOf<FlexValues, FlexFigures>()(
    {
      id: 'materials-thicker',
      field: 'thickness',
      level: 'review',
      source: 'processRule',
      when: isTooThin,
      code: 'flexTooThin',
      figures: (values) => ({
        layers: values.layers,
        copper: values.copper,
        coverlay: values.coverlay,
        min: minThickness(values),
      }),
      advice: (values) => [fitting(values, {}), { copper: '12' }, { layers: '1' }],
    },
    {
      id: 'bare-copper-flexes',
      field: 'coverlay',
      level: 'review',
      source: 'processRule',
      when: (values) => flexes(values) && hasBareCopper(values),
      code: 'bareCopperFlexes',
      figures: (values) => ({ sides: bareSides(values) }),
      advice: (values) => [fullCoverlay(values)],
    },
    {
      id: 'bare-copper',
      field: 'coverlay',
      level: 'information',
      source: 'processRule',
      when: (values) => !flexes(values) && hasBareCopper(values),
      code: 'bareCopper',
      figures: (values) => ({ sides: bareSides(values) }),
    },
    {
      id: 'coverlay-on-film',
      field: 'coverlay',
      level: 'information',
      source: 'processRule',
      when: coversFilm,
      code: 'coverlayOnFilm',
    },
    {
      id: 'nickel-on-tracks',
      isFirst: true,
      field: 'finish',
      level: 'information',
      source: 'processRule',
      when: (values) => values.finish !== 'tin' && hasBareCopper(values),
      code: 'nickelOnTracks',
    },
    {
      id: 'two-layers-flex',
      field: 'bending',
      level: 'review',
      source: 'processRule',
      when: (values) => flexes(values) && values.layers === '2',
      code: 'twoLayersFlex',
      advice: () => [{ layers: '1' }],
    },
    {
      id: 'thick-copper-flexes',
      field: 'copper',
      level: 'review',
      source: 'processRule',
      when: (values) => flexes(values) && values.copper === '35',
      code: 'thickCopperFlexes',
      figures: ({ copper }) => ({ copper }),
      advice: () => [{ copper: '12' }, { copper: '18' }],
    },
    {
      id: 'steel-on-copper',
      field: 'stiffener',
      level: 'review',
      source: 'processRule',
      when: (values) => values.stiffener === 'steel' && bareSides(values).includes(values.stiffenerSide),
      code: 'steelOnCopper',
      figures: ({ stiffenerSide }) => ({ side: stiffenerSide }),
      advice: (values) => [fullCoverlay(values), { stiffener: 'fr4' }],
    },
    {
      id: 'two-layers-bend',
      field: 'layers',
      level: 'information',
      source: 'processRule',
      when: ({ layers }) => layers === '2',
      code: 'twoLayersBend',
    },
    {
      id: 'pe-no-reflow',
      field: 'material',
      level: 'information',
      source: 'laminates',
      when: ({ material }) => material === 'pe',
      code: 'peReflow',
      figures: () => ({ melts: solderMelts }),
      advice: () => [{ material: 'polyimide' }],
    },
    {
      id: 'pe-nickel-gold',
      field: 'finish',
      level: 'withoutPrice',
      source: 'processRule',
      when: needsFinishReview,
      code: 'peFinish',
      figures: ({ finish }) => ({ finish }),
      advice: () => [{ finish: 'tin' }, { material: 'polyimide' }],
    },
    {
      id: 'enepig-bonding',
      field: 'finish',
      level: 'information',
      source: 'ipc4556',
      when: ({ finish }) => finish === 'enepig',
      code: 'enepig',
    },
    {
      id: 'tg-of-polyimide-only',
      field: 'highTg',
      level: 'information',
      source: 'orderForm',
      when: ({ material, highTg }) => material === 'pe' && highTg === 'yes',
      code: 'highTg',
      advice: () => [{ material: 'polyimide' }],
    },
    {
      id: 'gerber-generated',
      field: 'gerber',
      level: 'information',
      source: 'sampleRates',
      when: ({ gerber }) => gerber === 'no',
      code: 'gerber',
      figures: () => ({ price: rupees(sampleRates.flex.fields.gerber.no.order) }),
    },
  ),
]);
