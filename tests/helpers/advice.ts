import { expect } from 'vitest';
import type { FormValues } from '../../packages/quoting/src/forms.ts';
import { applyingHints, type Hint, type HintFigures } from '../../packages/quoting/src/hints/hintsOf.ts';
import type { HintRule } from '../../packages/quoting/src/hints/rule.ts';
import { hintsContent, hintText } from '../../packages/screens/src/quote/form/hints.content.ts';

export type AnyRules = readonly HintRule<never, HintFigures>[];

/** The hints of any form. */
export const hintsFor = (rules: AnyRules, values: FormValues) => applyingHints(rules, values as never);

/** The ids of the hints that keep an order from going straight to production. */
export const reviewsIn = (hints: readonly Hint[]) =>
  hints.filter(({ level }) => level !== 'information').map(({ id }) => id);

/** Asserts that a hint says “choose” only with a proposal, and that each proposal ends its hint and raises no review. */
export function expectAdviceToHold(rules: AnyRules, values: FormValues) {
  const hints = hintsFor(rules, values);
  for (const hint of hints) {
    const text = hintText(hint, hintsContent);
    expect(/\bchoose\b/i.test(text), text).toBe(hint.advice.length > 0);
    expect(hint.level === 'information' && /engineer/.test(text), text).toBe(false);
    for (const proposal of hint.advice) {
      const followed = hintsFor(rules, { ...values, ...proposal });
      expect(
        followed.map(({ id }) => id),
        text,
      ).not.toContain(hint.id);
      expect(reviewsIn(hints), text).toEqual(expect.arrayContaining(reviewsIn(followed)));
    }
  }
}
