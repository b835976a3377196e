import { digitsIn, isSameEmail, mailAddress, plainEmail, plainPhone, plainText, ungrouped } from '@pcb/text/typed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('plainText', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['monospaced mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['Chakma', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'],
  ])('writes %s digits in ASCII', (_, digits) => {
    expect(plainText(digits)).toBe('0123456789');
  });

  it('has one kind of hyphen and of space, without invisible characters', () => {
    expect(plainText('1‐2‑3‒4–5—6−7－8﹣9')).toBe('1-2-3-4-5-6-7-8-9');
    expect(plainText('1\u00a02\u20093\u202f4\u30005\t6')).toBe('1 2 3 4 5 6');
    expect(plainText('\ufeff\u202a1\u200b2\u200c3\u200d4\u00ad5\u2066\u061c6\u2069\u202c\ufe0f')).toBe('123456');
    expect(plainText('ＡＢ（１，２５）')).toBe('AB(1,25)');
  });

  it('never turns one number into another', () => {
    expect(plainText('5²')).toBe('5²');
    expect(plainText('½')).toBe('½');
  });

  it('does not change ASCII, and does not change its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, ascii) => {
        expect(plainText(ascii)).toBe(ascii);
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});

it('A code has its digits, or its characters without grouping', () => {
  expect(digitsIn('१२३–４５６')).toBe('123456');
  expect(ungrouped('32 AAAAA‑0000.A')).toBe('32AAAAA0000A');
});

it.each([
  'tel:+91-98470-12345',
  'TEL:%2B91%2098470%2012345',
  'tel:+919847012345;ext=7',
  '\u202a+91 (98470) 12345\u202c',
])('The number of %s is +919847012345', (typed) => {
  expect(plainPhone(typed)).toBe('+919847012345');
});

it('An e-mail address is the same in any case, with outer spaces, invisible characters and mailto:', () => {
  expect(plainEmail(' mailto:Asha%2Bpcb@example.com?subject=Boards ')).toBe('Asha+pcb@example.com');
  expect(plainEmail('mailto:%@example.com')).toBe('%@example.com');
  for (const typed of [
    'asha@example.com',
    ' Asha@Example.com\u00a0',
    '\u200bASHA@example.com',
    'MAILTO:asha@example.com',
  ])
    expect(isSameEmail(typed, 'asha@example.com')).toBe(true);
  expect(isSameEmail('as ha@example.com', 'asha@example.com')).toBe(false);
});

it.each([
  ['r&d@example.com', 'r&d@example.com'],
  ["sales/india@example.com, o'neil+pcb@example.com", undefined],
  ['sales/india@example.com', 'sales/india@example.com'],
  ["o'neil+pcb@example.com", "o'neil+pcb@example.com"],
  [' Asha@Example.COM ', 'Asha@Example.COM'],
  ['asha@b\u00fccher.example', 'asha@xn--bcher-kva.example'],
  ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
  ['a.@example.com', undefined],
  ['.a@example.com', undefined],
  ['a..b@example.com', undefined],
  ['m\u00fcller@example.com', undefined],
  ['asha@localhost', undefined],
  ['asha@127.0.0.1', undefined],
  ['asha@-example.com', undefined],
  ['as ha@example.com', undefined],
  ['@example.com', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
])('The mail address of %s is %s', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
});

it('An address is the same with its domain in ASCII', () => {
  expect(isSameEmail('asha@b\u00fccher.example', 'asha@xn--bcher-kva.example')).toBe(true);
});
