import { useEffect, useState } from 'react';
import { read } from '../../data/read.ts';
import type { Records } from '../../data/records.ts';

/** The record that the URL names, unless it is among the loaded rows; `undefined` while it loads or without one. */
export function useOpenedRecord<Row extends { id: string | number }>(
  records: Records<Row>,
  rows: readonly Row[] | undefined,
  openId: string | null | undefined,
): Row | undefined {
  const [found, setFound] = useState<Row>();
  const isMissing = !!openId && rows !== undefined && !rows.some(({ id }) => String(id) === openId);
  useEffect(() => {
    if (!openId || !isMissing) return;
    const leaving = new AbortController();
    void read(records.find(openId, { signal: leaving.signal })).then((result) => {
      if (result.status === 'ready' && !leaving.signal.aborted) setFound(result.value);
    });
    return () => leaving.abort();
  }, [records, isMissing, openId]);
  return isMissing && String(found?.id) === openId ? found : undefined;
}
