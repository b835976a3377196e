import { rupees } from '../money.ts';
import { sundaysOff } from '../workingDays.ts';
import { fits, flexCoverage, maxFlexSize, needsFinishReview } from '../limits.ts';
import { quoteFlex } from '../quoteOf.ts';
import type { FlexValues } from '../forms.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { sampleRates } from '../rates.ts';
import { solderMelts, thinLaminate } from './figures.ts';
import { type HintRule, rulesOf } from './rule.ts';
import { type BoardFigures, oneBoardRule, panelRules } from '../internal/boardHints.ts';
import { type PossibleFigures, possibleFlexRules } from '../internal/possibleHints.ts';
import { type TypedFigures, quantityRules, sizeRules } from '../internal/typedHints.ts';
import type { Size } from '../limits.ts';
import type { Paise } from '../money.ts';

/** The figures of these hints by code; `null` for one without any. */
export interface FlexFigures extends BoardFigures, PossibleFigures, TypedFigures {
  flexSize: { max: Size };
  /** Copper and film in µm, and the thickness in mm. */
  bareLaminate: { copper: number; film: number; thickness: string };
  twoLayersBend: null;
  enepig: null;
  highTg: null;
  /** The melting point of solder in °C. */
  peReflow: { melts: number };
  peFinish: { finish: FlexValues['finish'] };
  gerber: { price: Paise };
}

const quantity = quantityRules<FlexValues>({
  coverage: () => flexCoverage,
  size: parseSize,
  piece: () => 'board',
});

const { panels, border } = panelRules<FlexValues>({
  maxSizeOf: () => maxFlexSize,
  boardsIn: (values) => parsePositiveCount(values.quantity),
  hasMilledEdge: () => true,
});

/** The rules of the form for flexible boards. */
export const flexRules: readonly HintRule<FlexValues, FlexFigures>[] = [
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
  ...quantity.area,
  ...oneBoardRule<FlexValues>((values) => quoteFlex(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...rulesOf<FlexValues, FlexFigures>()(
    {
      id: 'two-layers-thin',
      field: 'thickness',
      level: 'review',
      source: 'processRule',
      when: ({ layers, thickness }) => layers === '2' && thickness === '0.04',
      code: 'bareLaminate',
      figures: ({ thickness }) => ({ ...thinLaminate, thickness }),
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
      figures: () => ({ price: rupees(sampleRates.flex.gerber.no) }),
    },
  ),
];
