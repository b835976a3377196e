import type { FieldName } from '../forms.ts';
import type { FabFigures } from './fab.ts';
import type { FileHintFigures } from './files.ts';
import type { FlexFigures } from './flex.ts';
import type { LayoutFigures } from './layout.ts';
import { type HintLevel, hintLevels, type HintRule, type Proposal } from './rule.ts';
import type { SourceFigures } from './source.ts';
import type { StencilFigures } from './stencil.ts';

/** The figures of every hint by code, or `null` if there are none. Text in figures is formatted by its source. */
export interface HintFigures
  extends FabFigures, FileHintFigures, FlexFigures, LayoutFigures, SourceFigures, StencilFigures {}

export type HintCode = keyof HintFigures;

/** A hint for a field, with its figures. */
export type Hint = {
  id: string;
  field: FieldName;
  level: HintLevel;
  /** Proposals that resolve the hint without raising another `review` or `withoutPrice` hint. */
  advice: readonly Proposal[];
} & { [Code in HintCode]: { code: Code; figures: HintFigures[Code] } }[HintCode];

const maxPerField = 2;

const severity = ({ level }: Pick<Hint, 'level'>) => hintLevels.indexOf(level);

export const applyingRules = <Values>(rules: readonly HintRule<Values, HintFigures>[], values: Values) =>
  rules.filter(({ when }) => when(values));

/** Returns the proposals of a rule, except those that lead to another `review` or `withoutPrice` hint. */
function adviceOf<Values>(
  { advice, when }: HintRule<Values, HintFigures>,
  rules: readonly HintRule<Values, HintFigures>[],
  values: Values,
): readonly Proposal[] {
  const proposed = advice?.(values) ?? [];
  if (proposed.length === 0) return proposed;
  const severe = rules.filter(({ level }) => level !== 'information');
  return proposed.filter((proposal) => {
    const followed = { ...values, ...proposal };
    return !when(followed) && applyingRules<Values>(severe, followed).every((rule) => rule.when(values));
  });
}

/** Returns the hints of all rules that apply, most severe first, otherwise in the order of the rules. */
export function applyingHints<Values>(
  rules: readonly HintRule<Values, HintFigures>[],
  values: Values,
): readonly Hint[] {
  return applyingRules(rules, values)
    .map((rule) => {
      const { id, field, level, code, figures } = rule;
      const advice = adviceOf(rule, rules, values);
      return { id, field, level, advice, code, figures: figures?.(values) ?? null } as Hint;
    })
    .sort((one, other) => severity(one) - severity(other));
}

/** Returns the hints to show: at most two per field, most severe first. A hint about a missing price is alone. */
export function hintsOf<Values>(rules: readonly HintRule<Values, HintFigures>[], values: Values): readonly Hint[] {
  const shown: Hint[] = [];
  for (const hint of applyingHints(rules, values)) {
    const sameField = shown.filter(({ field }) => field === hint.field);
    const isSettled = sameField.some(({ level }) => level === 'withoutPrice');
    if (!isSettled && sameField.length < maxPerField) shown.push(hint);
  }
  return shown;
}
