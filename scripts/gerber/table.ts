import type { Summary } from './summarise.ts';

const columns: readonly (readonly [string, (summary: Summary) => string])[] = [
  ['set', ({ set }) => set],
  ['width', ({ width }) => lengthOf(width)],
  ['height', ({ height }) => lengthOf(height)],
  ['layers', ({ copperLayers }) => String(copperLayers ?? '–')],
  ['holes', ({ holes }) => String(holes ?? '–')],
  ['slots', ({ slots }) => String(slots ?? '–')],
  ['plated', ({ plated }) => String(plated ?? '–')],
  ['drill', ({ minDrill }) => lengthOf(minDrill)],
  ['track', ({ minTrack }) => lengthOf(minTrack)],
  ['gap', ({ minGap }) => lengthOf(minGap)],
  ['ring', ({ minRing }) => lengthOf(minRing)],
  ['edge', ({ minEdge }) => lengthOf(minEdge)],
  ['paste', ({ minPaste }) => lengthOf(minPaste)],
  ['boards', ({ boards }) => String(boards ?? '–')],
  ['notes', ({ notes }) => [...new Set(notes.map((note) => ('code' in note ? note.code : note.reason)))].join(' ')],
];

const lengthOf = (value: number | null) => (value === null ? '–' : value.toFixed(3));

export function tableOf(summaries: readonly Summary[]): string {
  const rows = [columns.map(([name]) => name), ...summaries.map((summary) => columns.map(([, text]) => text(summary)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
