import { capabilities } from '@pcb/engineering/capabilities';
import { partsToSend, spareRules } from '@pcb/engineering/spareParts';
import { sundaysOff } from '../workingDays.ts';
import { fabCoverage, fits, isMultilayer, maxBoardSize } from '../limits.ts';
import { quoteFab } from '../fabQuote.ts';
import type { FabValues } from '../forms.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { rulesOf } from '../hints/rule.ts';
import { oneBoardRule, panelRules } from './boardHints.ts';
import { quantityRules, sizeRules } from './typedHints.ts';

const isTooLarge = (values: FabValues) => {
  const size = parseSize(values);
  return size !== null && !fits(size, maxBoardSize(values));
};

/** The rule for boards beyond the maximum size of their material. */
const sizeLimit = {
  field: 'size',
  level: 'withoutPrice',
  source: 'capabilitySheet',
  kind: 'boardSize',
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

const quantity = quantityRules<FabValues>({
  coverage: fabCoverage,
  size: parseSize,
  piece: () => 'board',
  // The band adds its days to the boards and to their assembly.
  daysFactor: (values) => (isAssembled(values) ? 2 : 1),
});

const { panels, vCut } = panelRules<FabValues>(maxBoardSize);

const rules = rulesOf<FabValues>();

/** The rules for assembly, dispatch, size and quantity of rigid boards. */
export const fabBoardRules = [
  ...rules({
    id: 'assembly-spares',
    field: 'assembly',
    level: 'information',
    source: 'kitRules',
    when: (values) => isAssembled(values) && parsePositiveCount(values.quantity) !== null,
    kind: 'spares',
    figures: (values) => ({ spares: sparesFor(parsePositiveCount(values.quantity) ?? 1), chip: spareChip }),
  }),
  ...rules({
    id: 'assembly-single-board',
    field: 'dispatchUnit',
    level: 'information',
    source: 'processRule',
    when: (values) => isAssembled(values) && values.dispatchUnit === 'single',
    kind: 'assemblySingleBoard',
    figures: () => ({ border: capabilities.panel.border.text }),
  }),
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
      kind: 'outlineTolerance',
      figures: () => ({ millimetres: tolerance.text }),
    },
  ),
  ...quantity.withoutPrice,
  ...quantity.area,
  ...oneBoardRule<FabValues>((values) => quoteFab(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
];
