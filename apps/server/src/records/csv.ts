import type { ListQuery } from '@pcb/api/records';
import { csvHeader, csvRows } from '@pcb/records/csv';
import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { toApiError } from '../http/apiError.ts';
import { errorEntry } from '../http/log.ts';
import type { Services } from '../http/types.ts';
import type { StoredKind } from './kind.ts';
import { listPage } from './list.ts';

const pageSize = 500;

export async function csvOf({ pool, log }: Services, kind: StoredKind, query: ListQuery): Promise<Response> {
  const { description } = kind;
  const pageAt = (cursor = query.cursor) => listPage(pool, kind, { ...query, limit: pageSize, cursor });
  // Read before the response starts, while an error can still set the status.
  let page = await pageAt();
  async function* lines() {
    yield csvHeader(description);
    for (;;) {
      yield csvRows(description, page.rows);
      if (page.nextCursor === null) return;
      page = await pageAt(page.nextCursor).catch((error: unknown) => {
        log({ level: 'error', ...errorEntry(error) });
        // Hono prints the error, and a database error can quote a row.
        throw toApiError(error);
      });
    }
  }
  const body = ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
  return new Response(body as globalThis.ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${description.section}.csv"`,
    },
  });
}
