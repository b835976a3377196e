import type { HintWords } from './hints.content.ts';
import { type HintField, type HintLevel, hintLevels, type HintPage, type HintRule } from './rule.ts';

/** A hint for a field of a form, in words. */
export interface Hint {
  /** The id of its rule, unique in the form. */
  id: string;
  field: HintField;
  level: HintLevel;
  text: string;
  page: HintPage | undefined;
}

/** The maximum number of hints at one field. More would be a list that nobody reads. */
const maxPerField = 2;

const severity = ({ level }: Pick<Hint, 'level'>) => hintLevels.indexOf(level);

/** All rules that apply to the values of a form, as hints, most severe first. Rules of one level stay in their order. */
export function applyingHints<Values>(
  rules: readonly HintRule<Values>[],
  values: Values,
  words: HintWords,
): readonly Hint[] {
  return rules
    .filter(({ when }) => when(values))
    .map(({ id, field, level, page, text }) => ({ id, field, level, page, text: text(words, values) }))
    .sort((one, other) => severity(one) - severity(other));
}

/**
 * The hints that a form shows. A field shows at most two, the most severe first, and a hint about a missing price alone:
 * until it is resolved, nothing else about the field matters.
 */
export function hintsOf<Values>(rules: readonly HintRule<Values>[], values: Values, words: HintWords) {
  const shown: Hint[] = [];
  for (const hint of applyingHints(rules, values, words)) {
    const sameField = shown.filter(({ field }) => field === hint.field);
    const isSettled = sameField.some(({ level }) => level === 'withoutPrice');
    if (!isSettled && sameField.length < maxPerField) shown.push(hint);
  }
  return shown as readonly Hint[];
}
