import { sourceCoverage } from '@pcb/quoting/limits';
import type { SourceValues } from '@pcb/quoting/forms';
import { sampleRates } from '@pcb/quoting/rates';
import { rulesOf } from '../rule.ts';
import { quantityRules } from './typedNumbers.ts';

const quantity = quantityRules<SourceValues>({
  coverage: () => sourceCoverage,
  size: () => null,
  piece: ({ pieces }) => pieces.set,
});

/** The working days of rigid boards in the first volume band. */
const boardDays = sampleRates.fab.leadTime;

/** The rules of the sourcing form. */
export const sourceRules = [
  ...quantity.withoutPrice,
  ...quantity.nextBand,
  ...rulesOf<SourceValues>()({
    id: 'parts-after-boards',
    field: 'leadTime',
    level: 'information',
    source: 'sampleRates',
    page: 'faqGeneral',
    // At least a week later than the boards: the default is later too, but only by some days.
    when: ({ leadTime }) => leadTime === '14-18',
    text: (words) => words.partsAfterBoards(boardDays),
  }),
];
