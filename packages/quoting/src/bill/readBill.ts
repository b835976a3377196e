import { type BillBlock, splitBlocks } from './blocks.ts';
import type { BillRow } from './cells.ts';
import { assignColumns, type ColumnPlaces } from './columns.ts';
import { fitOfValue } from './fit.ts';
import { meaningsOf } from './headings.ts';
import type { Languages } from './languages.ts';
import { withoutDigits } from './pages.ts';
import { questionsAbout } from './questions.ts';
import { type BlockReading, hasSameDesignators, readRows } from './rows.ts';
import {
  type BillChoices,
  type BillColumn,
  columnKey,
  headerKey,
  type BillFailure,
  type BillLine,
  type BillOfMaterialsReading,
  type BillProblem,
  type BillRemainder,
  type BillTableColumn,
} from './types.ts';
import { isWebPage } from './webPage.ts';

/** More than any board has. */
export const maxLines = 5_000;

/** The maximum number of rows that are not blank, including headings, alternates and a second list. */
const maxRows = 20_000;

const maxDesignators = 100_000;

export type Rows = readonly (readonly string[])[];

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

const textOfRow = (row: readonly string[]) =>
  row
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .slice(0, 200);

function headingAbove(rows: Rows, { header }: BillBlock, languages: Languages): string | null {
  if (header === null) return null;
  const above = rows.slice(0, header).findLast((row) => !isBlank(row));
  const [text, ...further] = above?.filter((cell) => cell.trim() !== '') ?? [];
  return text !== undefined && further.length === 0 && fitOfValue(text, languages) === 'notFitted' ? text : null;
}

/** Assigns the columns once for all blocks with the same header, from the cells of all of them. */
function assigner(rows: Rows, blocks: readonly BillBlock[], choices: BillChoices, languages: Languages) {
  const keyOf = ({ header }: BillBlock) => (header === null ? '' : (rows[header] ?? []).join('\t').toLowerCase());
  const assigned = new Map<string, ColumnPlaces>();
  return (block: BillBlock): ColumnPlaces => {
    const key = keyOf(block);
    const known = assigned.get(key);
    if (known) return known;
    const cells = blocks
      .filter((other) => keyOf(other) === key)
      .flatMap((other) => other.rows.map((row) => rows[row] ?? []));
    const filled = cells.filter((row) => !isBlank(row));
    const places = assignColumns(
      block.header === null ? [] : (rows[block.header] ?? []),
      filled,
      choices.columns,
      languages,
    );
    assigned.set(key, places);
    return places;
  };
}

/** KiCad exports a collated and an individual list. Keeps the one with fewer lines. */
function withoutDuplicates(blocks: readonly (BlockReading & { header: number | null })[]) {
  const isDuplicate = (block: BlockReading, index: number) =>
    blocks.some(
      (other, place) =>
        place !== index &&
        hasSameDesignators(block.lines, other.lines) &&
        (other.lines.length < block.lines.length || (other.lines.length === block.lines.length && place > index)),
    );
  return blocks.map((block, index): BlockReading => {
    if (blocks.length === 1 || !isDuplicate(block, index)) return block;
    const remainder = block.lines.map(({ id, designators }) => ({
      row: id,
      kind: 'duplicate' as const,
      text: designators.join(', '),
    }));
    return { lines: [], problems: [], remainder: [...block.remainder, ...remainder] };
  });
}

function orderQuantities(
  columns: readonly BillTableColumn[],
  choices: BillChoices,
  lines: readonly BillLine[],
  languages: Languages,
): BillProblem[] {
  const place = columns.findIndex(({ column }) => column === 'quantity');
  const heading = columns[place]?.heading ?? '';
  if (columnKey(place, heading) in (choices.columns ?? {})) return [];
  if (!meaningsOf(heading, languages).some(({ column, rank }) => column === 'quantity' && rank < 2)) return [];
  const counted = lines.filter(({ designators, quantity }) => designators.length === 0 && quantity > 0);
  return counted.length === 0 ? [] : [{ kind: 'orderQuantity', heading, rows: counted.map(({ id }) => id) }];
}

function tableColumns(rows: Rows, block: BillBlock, places: ColumnPlaces): BillTableColumn[] {
  const header = block.header === null ? [] : (rows[block.header] ?? []);
  const width = block.rows.reduce((most, row) => Math.max(most, rows[row]?.length ?? 0), header.length);
  const meanings = new Map<number, BillColumn>();
  for (const [column, indexes] of Object.entries(places))
    for (const index of indexes) meanings.set(index, column as BillColumn);
  return Array.from({ length: width }, (_, index) => ({
    heading: (header[index] ?? '').trim(),
    column: meanings.get(index) ?? null,
  }));
}

/** Returns the row index of the buyer's header, `null` for no header, or `undefined` if the buyer has not chosen. */
function chosenHeader(rows: Rows, { header }: BillChoices): number | null | undefined {
  if (header === undefined) return undefined;
  if (header === headerKey(null, rows)) return null;
  const row = Number.parseInt(header, 10);
  return header === headerKey(row, rows) ? row - 1 : undefined;
}

export function readBill(
  rows: Rows,
  languages: Languages,
  choices: BillChoices = {},
): BillOfMaterialsReading | BillFailure {
  if (
    isWebPage(
      rows
        .slice(0, 20)
        .map((row) => row.join(' '))
        .join('\n'),
    )
  )
    return 'webPage';
  const filledRows = rows.reduce((count, row) => (isBlank(row) ? count : count + 1), 0);
  if (filledRows > maxRows) return 'tooLong';
  const chosen = chosenHeader(rows, choices);
  const blocks = splitBlocks(rows, chosen, languages);
  const [main] = blocks;
  if (!main) return 'noHeader';
  const placesOf = assigner(rows, blocks, choices, languages);
  const columns = tableColumns(rows, main, placesOf(main));
  if (main.header === null && columns.length < 2) return 'noHeader';
  const isChosen =
    chosen !== undefined || columns.some(({ heading }, index) => columnKey(index, heading) in (choices.columns ?? {}));

  const titles = rows
    .slice(0, main.header ?? main.rows[0])
    .flatMap((cells, index): BillRemainder[] =>
      isBlank(cells) ? [] : [{ row: index + 1, kind: 'title', text: textOfRow(cells) }],
    );
  // A report repeats its header within a line that continues on the next page.
  const repeated = rows.slice(0, main.header === null ? 0 : main.header + 1);
  const titleTexts = new Set(repeated.flatMap((cells) => (isBlank(cells) ? [] : [withoutDigits(cells.join(''))])));
  const read = withoutDuplicates(
    blocks.map((block) => {
      const places = placesOf(block);
      const billRows = block.rows.map((row): BillRow => ({ row: row + 1, cells: rows[row] ?? [], places, languages }));
      return { ...readRows(billRows, headingAbove(rows, block, languages), titleTexts), header: block.header };
    }),
  );
  const headers = blocks.flatMap(({ header }): BillRemainder[] =>
    header === null ? [] : [{ row: header + 1, kind: 'header', text: textOfRow(rows[header] ?? []) }],
  );
  const lines = read.flatMap((block) => block.lines);
  const leftOut = read.flatMap(({ problems }) =>
    problems.flatMap((problem) => (problem.kind === 'leftOut' ? problem.rows : [])),
  );
  if (leftOut.length > 1 && leftOut.length >= lines.length && !isChosen) return 'notInColumns';
  if (lines.length === 0 && main.header !== null && !isChosen) return 'noLines';
  const designatorCount = lines.reduce((sum, { designators }) => sum + designators.length, 0);
  if (lines.length > maxLines || designatorCount > maxDesignators) return 'tooLong';
  const problems = [
    ...questionsAbout(
      lines,
      read.flatMap((block) => block.problems),
    ),
    ...orderQuantities(columns, choices, lines, languages),
  ];
  return {
    lines,
    problems: main.header === null && !isChosen ? [{ kind: 'noHeader' }, ...problems] : problems,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    notFitted: lines.filter(({ isNotFitted }) => isNotFitted).length,
    columns,
    headerRow: main.header === null ? null : main.header + 1,
    remainder: [...titles, ...headers, ...read.flatMap((block) => block.remainder)].sort(
      (one, other) => one.row - other.row,
    ),
  };
}
