import type { Sql } from '../database/pool.ts';
import type { RecordKind } from './kind.ts';
import { type AnyQuery, listPage } from './list.ts';

const pageSize = 500;

/** A cell for a spreadsheet: quoted where needed, and with an apostrophe before what would be taken for a formula. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`;

/** Streams all rows of a list as a CSV file, a page at a time. Amounts are in paise. */
export function csvOf(sql: Sql, kind: RecordKind, query: AnyQuery): Response {
  let next: string | null | undefined = query.cursor;
  let isFirst = true;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { cursor: _, ...rest } = query;
      const { rows, nextCursor } = await listPage(sql, kind, {
        ...rest,
        limit: pageSize,
        ...(next && { cursor: next }),
      });
      const [first] = rows;
      // The mark tells spreadsheets that this is UTF-8.
      const header = isFirst && first ? `\uFEFF${line(Object.keys(first))}` : '';
      controller.enqueue(encoder.encode(header + rows.map((row) => line(Object.values(row))).join('')));
      isFirst = false;
      next = nextCursor;
      if (next === null) controller.close();
    },
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind.name}.csv"`,
    },
  });
}
