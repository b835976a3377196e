import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../packages/screens/src/shared/format/csv.ts';

const columns = [
  { label: 'Name', textOf: ([name]: readonly [string, string]) => name },
  { label: 'Total', textOf: ([, total]: readonly [string, string]) => total },
];
const fileOf = (...rows: readonly (readonly [string, string])[]) => csvOf(columns, rows);
const readBack = (text: string) => parse(text, { bom: true, record_delimiter: '\r\n' });

describe('[M-80] csvOf', () => {
  it('starts with a UTF-8 byte-order mark and ends lines with CRLF', () => {
    const bytes = Buffer.from(fileOf(['Motor controller', '₹9,000']), 'utf8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8')).toBe('\ufeffName,Total\r\nMotor controller,"₹9,000"\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    const file = fileOf(['Relay board, 8 way, "silent"', 'one\nline\r\nand another']);
    expect(file).toContain('"Relay board, 8 way, ""silent""","one\nline\r\nand another"');
    expect(readBack(file)).toEqual([
      ['Name', 'Total'],
      ['Relay board, 8 way, "silent"', 'one\nline\r\nand another'],
    ]);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("https://example.org","click")',
    '+91 484 400 1996',
    '-5',
    '@SUM(A1)',
    '\tcell',
    '\rcell',
    // A text with a later line break, which the library's own regular expression does not match.
    '=1+1\nsecond line',
    '\r\n=1+1',
    ' =1+1',
    '\u00a0@SUM(A1)',
    '\u200b=1+1',
    '\ufeff+1',
    '\0-1',
    // The characters of East Asian keyboards and of typeset text.
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '﹦1+1',
    '−1',
  ])('puts an apostrophe before %j', (text) => {
    expect(readBack(fileOf([text, '']))[1]).toEqual([`'${text}`, '']);
  });

  it.each(['₹9,000', '#1234', 'a=b', ' a=1', "'quoted'", '1-2', ''])('does not change %j', (text) => {
    expect(readBack(fileOf([text, 'x']))[1]).toEqual([text, 'x']);
  });

  it('is only the header without rows', () => {
    expect(fileOf()).toBe('\ufeffName,Total\r\n');
  });

  it('is read back unchanged by another parser, except for apostrophes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ',', '"', '\n', '\r', '=', '+', '₹', "'", ' ', ';', '\t', 'അ'),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (rows) => {
        const written = rows.map((cells) =>
          cells.map((cell) => (/^([\t\r]|\s*[=+\-@])/.test(cell) ? `'${cell}` : cell)),
        );
        expect(readBack(csvOf(columns, rows))).toEqual([['Name', 'Total'], ...written]);
      }),
    );
  });
});
