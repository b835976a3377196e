import type { FabFigures } from './fab.ts';
import type { FileHintFigures } from './files.ts';
import type { FlexFigures } from './flex.ts';
import type { LayoutFigures } from './layout.ts';
import type { SourceFigures } from './source.ts';
import type { StencilFigures } from './stencil.ts';
import type { FieldName } from '../forms.ts';
import { type HintLevel, hintLevels, type HintRule, type Proposal } from './rule.ts';

/** The figures of every hint by its code; `null` for one without any. Texts are figures as their source writes them. */
export interface HintFigures
  extends FabFigures, FileHintFigures, FlexFigures, LayoutFigures, SourceFigures, StencilFigures {}

/** What a hint says. */
export type HintCode = keyof HintFigures;

/** A hint for a field of a form: what it says, with its figures. */
export type Hint = {
  /** The id of its rule, unique in the form. */
  id: string;
  field: FieldName;
  level: HintLevel;
  /** The alternatives that the hint proposes. Each ends it without raising another one of a review or without a price. */
  advice: readonly Proposal[];
} & { [Code in HintCode]: { code: Code; figures: HintFigures[Code] } }[HintCode];

/** The maximum number of hints at one field. More would be a list that nobody reads. */
const maxPerField = 2;

const severity = ({ level }: Pick<Hint, 'level'>) => hintLevels.indexOf(level);

/** The rules that apply to the values of a form, in their order. */
export const applyingRules = <Values>(rules: readonly HintRule<Values, HintFigures>[], values: Values) =>
  rules.filter(({ when }) => when(values));

/** What a rule proposes for the values of a form, without what leads to another hint of a review or without a price. */
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

/** All rules that apply to the values of a form, as hints, most severe first. Rules of one level stay in their order. */
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

/**
 * The hints that a form shows. A field shows at most two, the most severe first, and a hint about a missing price alone:
 * until it is resolved, nothing else about the field matters.
 */
export function hintsOf<Values>(rules: readonly HintRule<Values, HintFigures>[], values: Values): readonly Hint[] {
  const shown: Hint[] = [];
  for (const hint of applyingHints(rules, values)) {
    const sameField = shown.filter(({ field }) => field === hint.field);
    const isSettled = sameField.some(({ level }) => level === 'withoutPrice');
    if (!isSettled && sameField.length < maxPerField) shown.push(hint);
  }
  return shown;
}
