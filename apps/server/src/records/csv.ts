import { listRows } from '@pcb/api/lists';
import { formulaStart } from '@pcb/text/cells';
import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { toApiError } from '../http/apiError.ts';
import { errorEntry } from '../http/log.ts';
import type { Services } from '../http/types.ts';
import type { RecordKind } from './kind.ts';
import { type AnyQuery, listPage } from './list.ts';

const pageSize = 500;

/** A CSV cell. An apostrophe keeps spreadsheets from running text as a formula. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`;

/** Streams all rows of a list as CSV, a page at a time. Amounts are in paise. */
export async function csvOf({ pool, log }: Services, kind: RecordKind, query: AnyQuery): Promise<Response> {
  const columns = Object.keys(listRows[kind.name].shape);
  const pageAt = (cursor = query.cursor) => listPage(pool, kind, { ...query, limit: pageSize, cursor });
  // Before the response starts, while an error can still have a status.
  let page = await pageAt();
  async function* lines() {
    // The byte order mark tells spreadsheets that this is UTF-8.
    yield `\uFEFF${line(columns)}`;
    for (;;) {
      yield page.rows.map((row) => line(columns.map((name) => row[name]))).join('');
      if (page.nextCursor === null) return;
      page = await pageAt(page.nextCursor).catch((error: unknown) => {
        log({ level: 'error', ...errorEntry(error) });
        // Hono prints the error that it gets, and a database error can quote a row.
        throw toApiError(error);
      });
    }
  }
  const body = ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
  return new Response(body as globalThis.ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind.name}.csv"`,
    },
  });
}
