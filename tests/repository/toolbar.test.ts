import { describe, expect, it } from 'vitest';
import { emulatedCondition } from '../../.storybook/mediaRules.ts';

const none = { forcedColours: false, reducedMotion: false, coarsePointer: false, isPrinted: false, textScale: 1 };

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

  it('enables rules for print', () => {
    expect(emulatedCondition('print', none)).toBe('print');
    expect(emulatedCondition('print', { ...none, isPrinted: true })).toBe('all');
  });

  it('scales breakpoints with the text size', () => {
    expect(emulatedCondition('(min-width: 40em)', { ...none, textScale: 2 })).toBe('(min-width: 80em)');
  });
});
