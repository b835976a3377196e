import { isNumbered } from './designators.ts';

/** Longer lines are not titles of pages. */
const maxLength = 300;

/** Removes figures: a title that a report repeats on each page has a different time and number on each. */
export const withoutDigits = (text: string): string => text.slice(0, maxLength).replace(/[\d\s]+/g, '');

// cspell:disable
const pageNumber =
  /(?:^|\s{2}|\t)(?:page|seite|pagina|página|sheet|blatt|strona|стр\.?|ページ)\s{0,9}:?\s{0,9}(?:no\.? ?)?\d{1,4}(?:\s?(?:of|\/|von|de|di|z|из)\s?\d{1,4})?$/i;
// cspell:enable
const date =
  /^(?:date:? )?(?:\d{1,2}[-./ ](?:\d{1,2}|[a-z]{3,9})[-./ ]\d{2,4}|\d{4}-\d\d-\d\d|[a-z]{3,9},? [a-z]{3,9} \d{1,2},? \d{4})[\s,T]+\d{1,2}:\d{2}/i;

/** Whether a line is the header or footer of a printed page: a page number, or a date and time at its start. */
export function isPageText(line: string): boolean {
  const text = line.trim();
  if (text.length > maxLength || isNumbered(text.split(/[\s,]/, 1)[0] ?? '')) return false;
  return pageNumber.test(text) || date.test(text);
}
