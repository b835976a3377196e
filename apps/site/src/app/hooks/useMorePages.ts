import { useEffect, useState } from 'react';
import { type FirstPage, type ListQuery, rowsPerPage } from '../../data/firstPage.ts';
import { startReading } from '../../data/read.ts';
import type { Records } from '../../data/records.ts';

interface Loaded<Row> {
  first: FirstPage<Row>;
  query: ListQuery;
  rows: readonly Row[];
  nextCursor: string | undefined;
  state: 'idle' | 'loading' | 'failed';
}

/** Rows added between two requests can appear on both pages. */
function withNext<Row extends { id: string | number }>(rows: readonly Row[], next: readonly Row[]): readonly Row[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...next.filter(({ id }) => !known.has(id))];
}

/** The rows of the first page and of further ones, which `loadMore` loads. */
export function useMorePages<Row extends { id: string | number }>(
  records: Records<Row>,
  query: ListQuery,
  first: FirstPage<Row> | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const isCurrent = loaded !== undefined && loaded.first === first;
  const nextCursor = isCurrent ? loaded.nextCursor : first?.nextCursor;
  const state = isCurrent ? loaded.state : 'idle';
  const rows = isCurrent ? loaded.rows : first?.rows;

  useEffect(() => {
    if (!isCurrent || loaded.state !== 'loading') return;
    const next = { ...loaded.query, limit: rowsPerPage, cursor: loaded.nextCursor };
    return startReading(
      (signal) => records.page(next, { signal }),
      (result) => {
        if (result.status === 'failed') return setLoaded({ ...loaded, state: 'failed' });
        const { rows: more, nextCursor: cursor } = result.value;
        setLoaded({ ...loaded, rows: withNext(loaded.rows, more), nextCursor: cursor, state: 'idle' });
      },
    );
  }, [records, loaded, isCurrent]);

  const loadMore = () => {
    if (first && rows) setLoaded({ first, query, rows, nextCursor, state: 'loading' });
  };
  return { rows, nextCursor, state, loadMore };
}
