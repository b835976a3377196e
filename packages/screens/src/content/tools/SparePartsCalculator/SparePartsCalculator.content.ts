import type { ChipSize, SparePartsReason } from '@pcb/engineering/spareParts';
import { formatCount } from '../../../shared/money.ts';
import type { ReasonWords } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';

const reasons: ReasonWords<SparePartsReason> = {
  notACount: () => 'The number of parts must be 0 or a positive whole number.',
  tooLarge: ({ maximum }) => `The number of parts must be ${formatCount(maximum)} at most.`,
};

export const sparePartsCalculatorContent = {
  frame: calculatorContent,
  title: 'How many to send',
  need: 'Parts on all boards',
  needHelp: 'Of one part number.',
  pieces: 'pcs',
  size: 'Chip size',
  sizeHelp: 'The imperial code.',
  nameOf: (size: ChipSize) => (size === '1206' ? '1206 and larger' : size),
  total: 'Send',
  rows: { need: 'Needed', spares: 'Spares' },
  whole: formatCount,
  sentence: {
    none: 'Nothing is needed, so nothing is spare.',
    minimum: (minimum: number, percent: number) =>
      `The minimum for this size decides: ${minimum} spares. ${percent} % of the need is no more than that.`,
    share: (percent: number) => `The share decides: ${percent} % of the need, rounded up to a whole part.`,
  },
  reasons,
  basis: {
    formula: 'spares = the larger of share × need and the minimum',
    limits: 'Chips in tape on one strip. Shares and minimums stand in the table below.',
    source: 'Typical figures, from the published kit rules of an assembly house. Firms differ.',
  },
};

export type SparePartsCalculatorContent = typeof sparePartsCalculatorContent;
