import { meaningsOf } from './headings.ts';
import type { Languages } from './languages.ts';
import { startsWithCount } from './nonPartRows.ts';
import { isPageText, withoutDigits } from './pages.ts';

interface Word {
  text: string;
  start: number;
}

const lastHeaderLine = 200;

/** Longer lines are machine data. */
const maxLineLength = 1_000;

const maxOverlap = 40;

const ruler = /^[\s_=-]*$/;

const isKnown = (text: string, languages: Languages) => meaningsOf(text, languages).length > 0;

function headingsIn(line: string, languages: Languages): Word[] {
  if (line.length > maxLineLength) return [];
  const words = [...line.matchAll(/\S+/g)].map((match): Word => ({ text: match[0], start: match.index }));
  // 'Ref / Value / Maker' is a line with separators.
  if (words.some(({ text }) => !/[\p{Letter}\p{Number}#]/u.test(text))) return [];
  const headings: Word[] = [];
  for (const word of words) {
    const previous = headings.at(-1);
    const isNear = previous && word.start === previous.start + previous.text.length + 1;
    const joined = previous ? `${previous.text} ${word.text}` : '';
    const isOne =
      isNear &&
      isKnown(joined, languages) &&
      !(
        isKnown(previous.text, languages) &&
        isKnown(word.text, languages) &&
        !joined.match(/ (?:number|no\.?|#|name|designators?)$/i)
      );
    if (previous && (isOne || (isNear && !isKnown(word.text, languages)))) previous.text = joined;
    else headings.push({ ...word });
  }
  return headings;
}

const isGapIn = (line: string, place: number) => (line[place - 1] ?? ' ').trim() === '';

const minLineShare = 0.75;

function startOf(lines: readonly string[], heading: Word, after: number): number {
  const isGap = (place: number) => lines.every((line) => isGapIn(line, place));
  const hasCell = (line: string) => isGapIn(line, heading.start) && (line[heading.start] ?? ' ').trim() !== '';
  const below = lines.filter((line) => isGapIn(line, heading.start)).length;
  if (below >= minLineShare * lines.length && lines.filter(hasCell).length >= lines.length / 2) return heading.start;
  for (let place = heading.start; place > after; place -= 1) if (isGap(place)) return place;
  for (let place = heading.start; place < heading.start + maxOverlap; place += 1) if (isGap(place)) return place;
  return heading.start;
}

/**
 * Returns the cells of a report with fixed columns, as EAGLE, Altium Designer and P-CAD print them, or `null` for other
 * text. Keeps all rows.
 */
export function fixedWidthCells(text: string, languages: Languages): string[][] | null {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll('\f', '').trimEnd());
  const candidates = lines.slice(0, lastHeaderLine).map((line) => headingsIn(line, languages));
  const known = candidates.map((headings) => headings.filter((heading) => isKnown(heading.text, languages)).length);
  const maxKnown = Math.max(0, ...known);
  const header = known.indexOf(maxKnown);
  const headings = candidates[header] ?? [];
  const [first] = headings;
  if (maxKnown < 2 || !first || headings.length > 2 * maxKnown) return null;
  const titles = new Set(lines.slice(0, header).map(withoutDigits));
  const isCount = meaningsOf(first.text, languages).some(({ column }) => column === 'quantity');
  // Page headers, page footers and lists in prose ignore the columns.
  const isOutside = (line: string) =>
    isPageText(line) || titles.has(withoutDigits(line)) || (!isCount && startsWithCount(line));
  const isBody = (line: string) =>
    line.length > (headings[1]?.start ?? 0) &&
    line.length < maxLineLength &&
    !ruler.test(line) &&
    !isOutside(line) &&
    !startsWithCount(line);
  const body = lines.slice(header + 1).filter(isBody);
  if (body.length === 0) return null;
  const starts = headings.map((heading, index) => {
    const previous = headings[index - 1];
    return previous ? startOf(body, heading, previous.start) : 0;
  });
  return lines.map((line, row) => {
    if (row < header) return [line];
    if (row === header) return headings.map((heading) => heading.text);
    if (isOutside(line) || starts.some((start) => start > 0 && !isGapIn(line, start))) return [line.trim()];
    return starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  });
}
