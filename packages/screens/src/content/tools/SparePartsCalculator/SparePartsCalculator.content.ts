import type { ChipSize, SparePartsReason } from '@pcb/engineering/spareParts';
import type { ReasonMessages } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';
import { formatCount } from '../../../shared/format/money.ts';

const reasons: ReasonMessages<SparePartsReason> = {
  notACount: () => 'The number of parts must be 0 or a positive whole number.',
  tooLarge: ({ maximum }) => `The maximum number of parts is ${formatCount(maximum)}.`,
};

export const sparePartsCalculatorContent = {
  frame: calculatorContent,
  title: 'How many parts to send',
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
    none: 'No parts needed, so no spares.',
    minimum: (minimum: number, percent: number) =>
      `The minimum for this size applies: ${minimum} spares. The share of ${percent} % does not exceed it.`,
    share: (percent: number) => `The share applies: ${percent} % of the quantity, rounded up to a whole part.`,
  },
  reasons,
  basis: {
    formula: 'spares = max(share × quantity needed, minimum)',
    limits: 'Chips in tape on one strip. The table below lists shares and minimums.',
    source: 'Our own process rule; other assembly lines differ.',
  },
};

export type SparePartsCalculatorContent = typeof sparePartsCalculatorContent;
