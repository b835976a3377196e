import { sundaysOff } from '@pcb/quoting/workingDays';
import { fits, flexCoverage, maxFlexSize } from '@pcb/quoting/limits';
import { quoteFlex } from '@pcb/quoting/flexQuote';
import type { FlexValues } from '@pcb/quoting/forms';
import { parseSize } from '@pcb/quoting/parse';
import { sampleRates } from '@pcb/quoting/rates';
import { rulesOf } from '../rule.ts';
import { oneBoardRule, panelRules } from './boards.ts';
import { quantityRules, sizeRules } from './typedNumbers.ts';

const quantity = quantityRules<FlexValues>({
  coverage: () => flexCoverage,
  size: parseSize,
  piece: ({ pieces }) => pieces.board,
});

const { panels, border } = panelRules<FlexValues>(() => maxFlexSize);

/** The rules of the form for flexible boards. */
export const flexRules = [
  ...border,
  ...panels,
  ...sizeRules<FlexValues>(),
  ...rulesOf<FlexValues>()({
    id: 'flex-too-large',
    field: 'size',
    level: 'withoutPrice',
    source: 'capabilitySheet',
    page: 'panelGuidelines',
    when: (values) => {
      const size = parseSize(values);
      return size !== null && !fits(size, maxFlexSize);
    },
    text: (words) => words.flexSize(...maxFlexSize),
  }),
  ...quantity.withoutPrice,
  ...quantity.area,
  ...oneBoardRule<FlexValues>((values) => quoteFlex(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...rulesOf<FlexValues>()(
    {
      id: 'two-layers-bend',
      field: 'layers',
      level: 'information',
      source: 'processRule',
      page: 'flexiblePcb',
      when: ({ layers }) => layers === '2',
      text: (words) => words.twoLayersBend,
    },
    {
      id: 'enepig-bonding',
      field: 'finish',
      level: 'information',
      source: 'ipc4556',
      page: 'flexiblePcb',
      when: ({ finish }) => finish === 'enepig',
      text: (words) => words.enepig,
    },
    {
      id: 'tg-of-polyimide-only',
      field: 'highTg',
      level: 'information',
      source: 'orderForm',
      page: 'flexiblePcb',
      when: ({ material, highTg }) => material === 'pe' && highTg === 'yes',
      text: (words) => words.highTg,
    },
    {
      id: 'gerber-generated',
      field: 'gerber',
      level: 'information',
      source: 'sampleRates',
      page: 'flexiblePcb',
      when: ({ gerber }) => gerber === 'no',
      text: (words) => words.gerber(sampleRates.flex.gerber.no),
    },
  ),
];
