import type { FabFigures } from './fab.ts';
import type { FileHintFigures } from './files.ts';
import type { FlexFigures } from './flex.ts';
import type { LayoutFigures } from './layout.ts';
import type { SourceFigures } from './source.ts';
import type { StencilFigures } from './stencil.ts';
import type { FieldName } from '../forms.ts';
import { type HintLevel, hintLevels, type HintRule } from './rule.ts';

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
} & { [Code in HintCode]: { code: Code; figures: HintFigures[Code] } }[HintCode];

/** The maximum number of hints at one field. More would be a list that nobody reads. */
const maxPerField = 2;

const severity = ({ level }: Pick<Hint, 'level'>) => hintLevels.indexOf(level);

/** All rules that apply to the values of a form, as hints, most severe first. Rules of one level stay in their order. */
export function applyingHints<Values>(
  rules: readonly HintRule<Values, HintFigures>[],
  values: Values,
): readonly Hint[] {
  return rules
    .filter(({ when }) => when(values))
    .map(
      ({ id, field, level, code, figures }) => ({ id, field, level, code, figures: figures?.(values) ?? null }) as Hint,
    )
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
