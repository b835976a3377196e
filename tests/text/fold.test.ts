import { fold, foldWithStarts } from '@pcb/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('fold', () => {
  it.each([
    ['Ørsted', 'orsted'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['Æther', 'aether'],
    ['Café', 'cafe\u0301'],
    ['İstanbul', 'istanbul'],
    ['Ωμέγα', 'ωμεγα'],
    ['Ελλάς', 'ΕΛΛΑΣ'],
    ['Й', 'и'],
    ['10 µF', '10 μf'],
    ['ＰＣＢ', 'pcb'],
    ['ORD–१००१', 'ord-1001'],
    ['क़', 'क\u093c'],
    ['soft\u00adware', 'software'],
  ])('%s is %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['ൺ', 'ണ്\u200d'],
    ['ൻ', 'ന്\u200d'],
    ['ർ', 'ര്\u200d'],
    ['ൽ', 'ല്\u200d'],
    ['ൾ', 'ള്\u200d'],
    ['ൿ', 'ക്\u200d'],
    ['എൻ്റെ', 'എന്റെ'],
  ])('has both spellings of the Malayalam %s', (one, other) => {
    expect(fold(`അ${one}ക`)).toBe(fold(`അ${other}ക`));
  });

  it.each([
    ['कि', 'क'],
    ['കീ', 'ക'],
    ['தி', 'த'],
    ['ক্ষ', 'কষ'],
  ])('keeps the vowel signs of %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it('folds letter by letter, so that matches can be located in the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { text: folded, starts } = foldWithStarts(text);
        expect(starts).toHaveLength(folded.length + 1);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      }),
    );
    expect(foldWithStarts('Bærø')).toEqual({ text: 'baero', starts: [0, 1, 1, 2, 3, 4] });
  });
});
