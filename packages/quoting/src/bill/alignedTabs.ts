type Rows = readonly (readonly string[])[];

/** Terminals and editors have a tab stop every 8 characters. */
const tabStop = 8;

/** In a table from a spreadsheet, few cells are in line with the headings at these tab stops. */
const alignedShare = 0.9;

interface PlacedCell {
  text: string;
  start: number;
}

function placedCells(row: readonly string[]): PlacedCell[] {
  let start = 0;
  return row.flatMap((text) => {
    const cell = { text, start };
    start = (Math.floor((start + text.length) / tabStop) + 1) * tabStop;
    return text.trim() === '' ? [] : [cell];
  });
}

/** Splits text aligned with tabs, or returns `null` if each tab separates two cells. `header` is the headings' row. */
export function alignedCells(rows: Rows, header: number): string[][] | null {
  const headings = rows[header] ?? [];
  const starts = placedCells(headings).map(({ start }) => start);
  const isSpread = headings
    .slice(
      0,
      headings.findLastIndex((cell) => cell !== ''),
    )
    .includes('');
  if (!isSpread) return null;
  const body = rows.slice(header + 1).flatMap(placedCells);
  const aligned = body.filter(({ start }) => starts.includes(start));
  if (body.length === 0 || aligned.length < alignedShare * body.length) return null;
  return rows.map((row) => {
    const cells = starts.map(() => '');
    for (const { text, start } of placedCells(row)) {
      const column = Math.max(
        0,
        starts.findLastIndex((place) => place <= start),
      );
      cells[column] = [cells[column], text].filter(Boolean).join(' ');
    }
    return cells;
  });
}
