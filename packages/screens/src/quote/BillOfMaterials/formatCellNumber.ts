import { format, isDateFormat } from 'numfmt';

const general = 'General';

/** The formats that workbooks refer to by number only. Date formats depend on the language of the program. */
const namedFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};

export const namedFormat = (id: number): string => namedFormats[id] ?? general;

/** All digits of a whole number, such as a part number. Excel shows 12 digits as 8.85012E+11. */
const allDigits = (value: number) =>
  Number.isInteger(value) ? String(value).toUpperCase() : String(Number(value.toPrecision(11))).toUpperCase();

/** A number as its cell shows it: 603 with the format 0000 is 0603. Numeric dates become 2026-10-01. */
export function formatCellNumber(value: number, pattern: string, hasDatesFrom1904: boolean): string {
  if (pattern === '@' || pattern.toLowerCase() === 'general') return allDigits(value);
  try {
    if (!isDateFormat(pattern)) return format(pattern, value).trim();
    const days = hasDatesFrom1904 ? value + 1_462 : value;
    const isInFigures = /[dy]/i.test(pattern) && !/mmm/i.test(pattern);
    return format(isInFigures ? 'yyyy-mm-dd' : pattern, days).trim();
  } catch {
    return allDigits(value);
  }
}
