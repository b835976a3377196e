import type { FabValues } from '../forms.ts';
import { fabCoverage, maxBoardSize } from '../limits.ts';
import { requestedPanel } from '../panelGrid.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { type BoardFigures, oneBoardRule, panelRules } from '../private/boardHints.ts';
import { type BoardSizeFigures, boardSizeRules } from '../private/boardSizeHints.ts';
import { type ChoiceFigures, choiceRules } from '../private/choiceHints.ts';
import { type CopperFigures, copperRules } from '../private/copperHints.ts';
import { type HoleHintFigures, holeRules } from '../private/holeHints.ts';
import { type KitFigures, kitRules } from '../private/kitHints.ts';
import { type MaterialFigures, materialRules } from '../private/materialHints.ts';
import { type PossibleBoardFigures, possibleBoardRules } from '../private/possibleHints.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { type SolderingFigures, solderingRules } from '../private/solderingHints.ts';
import { type TargetPriceFigures, targetPriceRule } from '../private/targetPriceRule.ts';
import { type TechnologyFigures, technologyRules } from '../private/technologyHints.ts';
import { type TypedFigures, quantityRules, sizeRules } from '../private/typedHints.ts';
import { quoteFab } from '../quoteOf.ts';
import { sundaysOff } from '../workingDays.ts';
import { isAssembled } from './facts.ts';
import type { HintRule } from './rule.ts';

/** The figures of these hints by code, or `null` if there are none. Copper is in ounces, other lengths are in mm. */
export interface FabFigures
  extends
    BoardFigures,
    BoardSizeFigures,
    ChoiceFigures,
    CopperFigures,
    HoleHintFigures,
    KitFigures,
    MaterialFigures,
    PossibleBoardFigures,
    SolderingFigures,
    TargetPriceFigures,
    TechnologyFigures,
    TypedFigures {}

const quantity = quantityRules<FabValues>({
  coverage: fabCoverage,
  size: parseSize,
  piece: () => 'board',
  // The boards and their assembly each need the days of the band.
  daysFactor: (values) => (isAssembled(values) ? 2 : 1),
});

const { panels, vCut } = panelRules<FabValues>({
  maxSizeOf: maxBoardSize,
  boardsIn: (values) => requestedPanel(values)?.boards ?? parsePositiveCount(values.quantity),
  hasMilledEdge: ({ castellatedHoles, edgePlating }) => castellatedHoles || edgePlating === 'yes',
});

export const fabRules = inFormOrder<HintRule<FabValues, FabFigures>>('fab', [
  ...kitRules,
  ...panels,
  ...vCut,
  ...sizeRules<FabValues>(),
  ...boardSizeRules,
  ...quantity.withoutPrice,
  ...quantity.area,
  ...oneBoardRule<FabValues>((values) => quoteFab(values, { today: undefined, calendar: sundaysOff })),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...materialRules,
  ...copperRules,
  ...holeRules,
  ...technologyRules,
  ...solderingRules,
  ...choiceRules,
  ...possibleBoardRules,
  ...targetPriceRule<FabValues>(),
]);
