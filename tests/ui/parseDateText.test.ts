import { describe, expect, it } from 'vitest';
import { datePattern, typedPattern } from '../../packages/ui/src/private/dates/datePattern.ts';
import { formatDate } from '../../packages/ui/src/private/dates/formatDate.ts';
import { parseDateText } from '../../packages/ui/src/private/dates/parseDateText.ts';

const india = datePattern('en-IN');

describe('reads the day first, or ISO', () => {
  it.each([
    ['14/08/2026', '2026-08-14'],
    ['1/8/2026', '2026-08-01'],
    ['14-8-2026', '2026-08-14'],
    ['14.08.2026', '2026-08-14'],
    ['14 08 2026', '2026-08-14'],
    ['14082026', '2026-08-14'],
    ['2026-08-14', '2026-08-14'],
    ['2026/08/14', '2026-08-14'],
    ['05/04/2026', '2026-04-05'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['  14 / 08 / 2026\u00a0', '2026-08-14'],
    ['\u200e14/08/2026\u202c', '2026-08-14'],
    ['14\u201108\u20132026', '2026-08-14'],
    ['१४/०८/२०२६', '2026-08-14'],
    ['१४-८-2026', '2026-08-14'],
  ])('%j is %s', (text, value) => {
    expect(parseDateText(text, india)).toEqual({ kind: 'date', value, mayContinue: false });
  });
});

it.each([
  ['14-8-26', '2026-08-14'],
  ['14/08/20', '2020-08-14'],
  ['14.08.99', '2099-08-14'],
  ['140826', '2026-08-14'],
  ['१४/८/२६', '2026-08-14'],
])('reads the year of %j in this century', (text, value) => {
  expect(parseDateText(text, india)).toEqual({ kind: 'date', value, mayContinue: true });
});

it.each(['', ' ', '\u00a0\u200f'])('%j is empty', (text) => {
  expect(parseDateText(text, india)).toEqual({ kind: 'empty' });
});

it.each([
  '1',
  '14/',
  '14/08',
  '14/08/',
  '14/08/2',
  '14/08/202',
  '14/08/20256',
  '14/08/0202',
  '2026-08',
  // An incomplete 2026-08-18.
  '2026-08-1',
  '2026-8-14',
  '00/08/2026',
  '14/00/2026',
  '14 August 2026',
  '14/08/2026 10:00',
  'tomorrow',
])('%j is not a complete date', (text) => {
  expect(parseDateText(text, india)).toEqual({ kind: 'partial' });
});

it.each([
  ['12/31/2026', 31],
  ['08/14/26', 14],
  ['2026-13-01', 13],
])('%j has no valid month, and the day is always read before the month', (text, month) => {
  expect(parseDateText(text, india)).toEqual({ kind: 'noMonth', month });
});

it.each([
  ['31/02/2026', 2026, 2, 28],
  ['30/02/2024', 2024, 2, 29],
  ['29/02/2100', 2100, 2, 28],
  ['31.04.26', 2026, 4, 30],
  ['2026-06-31', 2026, 6, 30],
  ['45/03/2026', 2026, 3, 31],
])('%j is not in its month', (text, year, month, dayCount) => {
  expect(parseDateText(text, india)).toEqual({ kind: 'noDay', year, month, dayCount });
});

describe.each([
  ['en-US', '08/14/2026', ['8/14/2026', '8-14-26', '08142026', '2026-08-14'], ['14/08/2026', '2026/8/14']],
  ['de-DE', '14.08.2026', ['14.8.2026', '14.08.2026', '14/8/26', '14082026', '2026-08-14'], ['8/14/2026']],
  ['nl-NL', '14-08-2026', ['14-8-2026'], ['8-14-2026']],
  ['ja-JP', '2026/08/14', ['2026/8/14', '2026年8月14日', '20260814', '2026-08-14'], ['14/08/2026']],
  ['ko-KR', '2026.08.14', ['2026. 8. 14.'], ['14.8.2026']],
  ['ar-EG', '14/08/2026', ['١٤/٨/٢٠٢٦', '14\u200f/8\u200f/2026'], ['٨/١٤/٢٠٢٦']],
])('in %s', (locale, written, read, refused) => {
  const pattern = datePattern(locale);

  it(`writes ${written}`, () => {
    expect(formatDate('2026-08-14', pattern)).toBe(written);
  });

  it.each(read)('reads %s', (text) => {
    expect(parseDateText(text, pattern)).toMatchObject({ kind: 'date', value: '2026-08-14' });
  });

  it.each(refused)('does not guess another order for %s', (text) => {
    expect(parseDateText(text, pattern).kind).toMatch(/^(partial|noMonth)$/);
  });
});

it.each(['en-IN', 'en-US', 'de-DE', 'ja-JP'])('reads the output of each format in %s', (locale) => {
  for (const format of ['dayFirst', 'yearFirst', undefined] as const) {
    const written = formatDate('2026-08-14', datePattern(locale, format));
    expect(parseDateText(written, typedPattern(locale, format))).toMatchObject({ value: '2026-08-14' });
  }
});

it('waits for the second digit of a day at the end', () => {
  const ends = ['2026/8/1', '2026/8/14'].map((text) => parseDateText(text, datePattern('ja-JP')));
  expect(ends).toEqual([
    { kind: 'date', value: '2026-08-01', mayContinue: true },
    { kind: 'date', value: '2026-08-14', mayContinue: false },
  ]);
});
