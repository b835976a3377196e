import { describe, expect, it } from 'vitest';
import { emulatedCondition } from '../../.storybook/mediaRules.ts';
import { pseudoText } from '../../.storybook/pseudoContent.ts';

const none = { forcedColours: false, reducedMotion: false, coarsePointer: false, textScale: 1 };

describe("Storybook's toolbar", () => {
  it('leaves media rules unchanged without an emulation', () => {
    const condition = '(min-width: 48em) and (forced-colors: active)';
    expect(emulatedCondition(condition, none)).toBe(condition);
  });

  it('enables rules for forced colours and a coarse pointer, and disables those for motion', () => {
    const all = { ...none, forcedColours: true, reducedMotion: true, coarsePointer: true };
    expect(emulatedCondition('(forced-colors: active)', all)).toBe('(min-width: 0px)');
    expect(emulatedCondition('(pointer: coarse)', all)).toBe('(min-width: 0px)');
    expect(emulatedCondition('(prefers-reduced-motion: no-preference)', all)).toBe('(max-width: 0px)');
  });

  it('scales breakpoints with the text size', () => {
    expect(emulatedCondition('(min-width: 40em)', { ...none, textScale: 2 })).toBe('(min-width: 80em)');
  });

  it('writes text in another script and a third longer, and keeps figures and addresses', () => {
    expect(pseudoText('Order 12 boards from hello@alphianz.example', 'ml-IN')).toMatch(
      /^[\u0D00-\u0D7F]+ 12 [\u0D00-\u0D7F]+ [\u0D00-\u0D7F]+ hello@alphianz\.example$/,
    );
    expect([...pseudoText('abcabc', 'hi-IN')]).toHaveLength(8);
  });

  it('leaves text that is already in the other script unchanged', () => {
    const once = pseudoText('Surface finish', 'hi-IN');
    expect(pseudoText(once, 'hi-IN')).toBe(once);
  });
});
