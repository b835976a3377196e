/** The longest range that is expanded. A longer one is more likely a typing mistake. */
export const longestRange = 1_000;

const dash = /\s*[-–—]\s*(?=[a-z_]*\d)/gi;
const range = /^([a-z_]+)(\d+)-([a-z_]*)(\d+)$/i;

/** The designators of a range such as 'R5-R8' or 'R5-8'; `null` if the text is not a range, or too long a one. */
function expandRange(text: string): string[] | null {
  const [, prefix = '', from = '', lastPrefix = '', to = ''] = range.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  const isRange = prefix !== '' && (lastPrefix === '' || lastPrefix === prefix) && first <= last;
  if (!isRange || last - first >= longestRange) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`);
}

/**
 * The reference designators of a cell, in upper case: 'R1, R2; r5-R8' is R1, R2, R5, R6, R7, R8. Text that is neither a
 * designator nor a range is kept as it is, because names such as 'J1-A' are designators too.
 */
export function readDesignators(cell: string): string[] {
  const texts = cell
    .replace(dash, '-')
    .toUpperCase()
    .split(/[\s,;]+/);
  return texts.filter(Boolean).flatMap((text) => expandRange(text) ?? [text]);
}
