type Rows = readonly (readonly string[])[];

/** Where a terminal, and everybody who aligns text with tabs, has its tab stops. */
const tabStop = 8;

/** In a table of a spreadsheet few cells stand below the headings that a terminal shows above them. */
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

/**
 * The cells of a text whose tabs align its columns for the eye, so that there are more of them after a short cell than
 * after a long one; `null` if the tabs separate cells. `header` is the index of the row with the headings.
 */
export function alignedCells(rows: Rows, header: number): string[][] | null {
  const headings = rows[header] ?? [];
  const starts = placedCells(headings).map(({ start }) => start);
  // One tab between all headings separates them.
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
