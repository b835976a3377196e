import { describe, expect, it } from 'vitest';
import { conditionIn } from '../../.storybook/mediaRules.ts';
import { pseudoText } from '../../.storybook/pseudoContent.ts';

const ordinary = { forcedColours: false, reducedMotion: false, finger: false, textScale: 1 };

describe("Storybook's toolbar", () => {
  it('keeps media rules unchanged by default', () => {
    const condition = '(min-width: 48em) and (forced-colors: active)';
    expect(conditionIn(condition, ordinary)).toBe(condition);
  });

  it('makes rules for forced colours and touch match, and those for motion not match', () => {
    const forced = { ...ordinary, forcedColours: true, reducedMotion: true, finger: true };
    expect(conditionIn('(forced-colors: active)', forced)).toBe('(min-width: 0px)');
    expect(conditionIn('(pointer: coarse)', forced)).toBe('(min-width: 0px)');
    expect(conditionIn('(prefers-reduced-motion: no-preference)', forced)).toBe('(max-width: 0px)');
  });

  it('scales breakpoints with the text size', () => {
    expect(conditionIn('(min-width: 40em)', { ...ordinary, textScale: 2 })).toBe('(min-width: 80em)');
  });

  it('writes words in another script, a third longer, and keeps figures and addresses', () => {
    expect(pseudoText('Order 12 boards from hello@alphianz.example', 'ml-IN')).toMatch(
      /^[\u0D00-\u0D7F]+ 12 [\u0D00-\u0D7F]+ [\u0D00-\u0D7F]+ hello@alphianz\.example$/,
    );
    expect([...pseudoText('abcabc', 'hi-IN')]).toHaveLength(8);
  });

  it('keeps a text that is already in the other script', () => {
    const once = pseudoText('Surface finish', 'hi-IN');
    expect(pseudoText(once, 'hi-IN')).toBe(once);
  });
});
