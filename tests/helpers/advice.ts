import type { FormValues, ServiceTab } from '../../packages/quoting/src/forms.ts';
import { applyingHints, type HintFigures } from '../../packages/quoting/src/hints/hintsOf.ts';
import type { HintRule } from '../../packages/quoting/src/hints/rule.ts';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';

export type AnyRules = readonly HintRule<never, HintFigures>[];

export const hintsFor = (rules: AnyRules, values: FormValues) => applyingHints(rules, values as never);

export const reviewsOf = (rules: AnyRules, values: FormValues) =>
  rules.filter(({ level, when }) => level !== 'information' && when(values as never)).map(({ id }) => id);

/**
 * Reports wrong advice: “choose” without a proposal, or the reverse; information that needs an engineer; a proposal
 * that does not resolve its hint, or raises a review.
 */
export function wrongAdvice(service: ServiceTab, rules: AnyRules, values: FormValues): readonly string[] {
  const before = new Set(reviewsOf(rules, values));
  return hintsFor(rules, values).flatMap((hint) => {
    const text = hintText(hint, hintsContent[service]);
    const ofHint = rules.filter(({ id }) => id === hint.id);
    const raised = hint.advice.flatMap((proposal) => {
      const followed = { ...values, ...proposal };
      const own = ofHint.filter(({ when }) => when(followed as never)).map(({ id }) => id);
      return [...own, ...reviewsOf(rules, followed).filter((id) => !before.has(id))];
    });
    return [
      ...(/\bchoose\b/i.test(text) === hint.advice.length > 0 ? [] : [`${text} ${hint.advice.length} proposals`]),
      ...(hint.level === 'information' && /engineer/.test(text) ? [`${text} For information`] : []),
      ...raised.map((id) => `${text} ${id}`),
    ];
  });
}
