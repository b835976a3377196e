import Papa from 'papaparse';
import { alignedCells } from './alignedTabs.ts';
import { fixedWidthCells } from './fixedWidth.ts';
import { meaningsOf } from './headings.ts';
import type { Languages } from './languages.ts';

const separators = ['\t', ';', ',', '|', '!'] as const;

const inspectedRows = 300;

const noQuotes = '\0';

type Cells = string[][];

/** '="0603"' stops a spreadsheet from turning text into a number. */
const keptText = /^="([^"]*)"$/;

const withoutFormulas = (cells: Cells): Cells => cells.map((row) => row.map((cell) => cell.replace(keptText, '$1')));

/** Treats a quote that is never closed, such as an inch sign, as text. */
function parse(text: string, delimiter: string, preview = 0): Cells {
  const parsed = Papa.parse<string[]>(text, { delimiter, preview });
  const isOpen = parsed.errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? Papa.parse<string[]>(text, { delimiter, preview, quoteChar: noQuotes }).data : parsed.data;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

function headingsIn(rows: readonly (readonly string[])[], languages: Languages): number {
  return rows.reduce((most, row) => {
    const known = row.filter((cell) => meaningsOf(cell.trim(), languages).length > 0).length;
    return Math.max(most, known);
  }, 0);
}

/** Rates a separator by the number of headings, then by the share of rows with the usual number of cells. */
function scoreOf(rows: readonly (readonly string[])[], languages: Languages): number {
  const widths = new Map<number, number>();
  const filledRows = rows.filter((row) => filled(row).length > 0);
  for (const row of filledRows) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  const [width = 0, count = 0] = [...widths].sort((one, other) => other[1] - one[1])[0] ?? [];
  const consistency = width > 1 ? count / filledRows.length : 0;
  const headings = headingsIn(rows, languages);
  return (headings > 1 ? headings * 2 : 0) + consistency;
}

/** Parses the rows of a file again if each row is one quoted cell. */
function unwrapped(rows: Cells, languages: Languages): Cells | null {
  const single = rows.filter((row) => filled(row).length > 0);
  const isWrapped =
    single.length > 1 && single.every((row) => filled(row).length === 1 && !/[\r\n]/.test(row[0] ?? ''));
  if (!isWrapped) return null;
  const inner = rows.map(([cell = '']) => cell).join('\n');
  const best = bestOf(inner, languages);
  return best.score > 3 ? parse(inner, best.separator) : null;
}

function bestOf(text: string, languages: Languages): { separator: string; score: number } {
  return separators
    .filter((separator) => text.includes(separator))
    .map((separator) => ({ separator, score: scoreOf(parse(text, separator, inspectedRows), languages) }))
    .reduce((best, candidate) => (candidate.score > best.score ? candidate : best), { separator: '\t', score: 0 });
}

export function cellsIn(text: string, languages: Languages): string[][] {
  const plain = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '\n');
  const best = bestOf(plain, languages);
  if (best.score < 4) {
    const columns = fixedWidthCells(plain, languages);
    if (columns) return columns;
  }
  const rows = parse(plain, best.separator);
  const header = best.separator === '\t' ? rows.findIndex((row) => headingsIn([row], languages) > 1) : -1;
  const cells = alignedCells(rows, header) ?? unwrapped(rows, languages) ?? rows;
  return plain.includes('="') ? withoutFormulas(cells) : cells;
}
