import { sundaysOff } from '../workingDays.ts';
import { fabCoverage, maxBoardSize } from '../limits.ts';
import { quoteFab } from '../quoteOf.ts';
import type { FabValues } from '../forms.ts';
import { requestedPanel } from '../panelGrid.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import type { HintRule } from './rule.ts';
import { type BoardFigures, oneBoardRule, panelRules } from '../internal/boardHints.ts';
import { type BoardSizeFigures, boardSizeRules } from '../internal/boardSizeHints.ts';
import { type ChoiceFigures, choiceRules } from '../internal/choiceHints.ts';
import { type CopperFigures, copperRules } from '../internal/copperHints.ts';
import { type HoleHintFigures, holeRules } from '../internal/holeHints.ts';
import { type KitFigures, kitRules } from '../internal/kitHints.ts';
import { type MaterialFigures, materialRules } from '../internal/materialHints.ts';
import { type PossibleFigures, possibleBoardRules } from '../internal/possibleHints.ts';
import { inFormOrder } from '../internal/ruleOrder.ts';
import { type SolderingFigures, solderingRules } from '../internal/solderingHints.ts';
import { type TargetPriceFigures, targetPriceRule } from '../internal/targetPriceRule.ts';
import { type TechnologyFigures, technologyRules } from '../internal/technologyHints.ts';
import { type TypedFigures, quantityRules, sizeRules } from '../internal/typedHints.ts';
import { isAssembled } from './facts.ts';

/** The figures of these hints by code; `null` for one without any. Copper in ounces, other lengths in mm. */
export interface FabFigures
  extends
    BoardFigures,
    BoardSizeFigures,
    ChoiceFigures,
    CopperFigures,
    HoleHintFigures,
    KitFigures,
    MaterialFigures,
    PossibleFigures,
    SolderingFigures,
    TargetPriceFigures,
    TechnologyFigures,
    TypedFigures {}

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

/** The rules of the form for rigid boards. */
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
