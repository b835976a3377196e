import { capabilities } from '@pcb/engineering/capabilities';
import type { FabValues } from '../forms.ts';
import { rulesOf } from '../hints/rule.ts';
import { fits, isMultilayer, maxBoardSize, type Size } from '../limits.ts';
import { parseSize } from '../parse.ts';

export interface BoardSizeFigures {
  boardSize: { material: FabValues['material']; isMultilayer: boolean; max: Size };
  outlineTolerance: { millimetres: string };
}

const isTooLarge = (values: FabValues) => {
  const size = parseSize(values);
  return size !== null && !fits(size, maxBoardSize(values));
};

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

/** Rounds, because 16.1 × 10 is more than 161 in binary. */
const isInTenths = (side: number) => Number.isInteger(Number((side * 10).toPrecision(9)));

export const boardSizeRules = rulesOf<FabValues, BoardSizeFigures>()(
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
    figures: () => ({ millimetres: capabilities.board.outlineTolerance.text }),
  },
);
