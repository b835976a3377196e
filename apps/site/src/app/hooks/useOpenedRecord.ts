import { useEffect, useState } from 'react';
import { startReading } from '../../data/read.ts';
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
    return startReading(
      (signal) => records.find(openId, { signal }),
      (result) => result.status === 'ready' && setFound(result.value),
    );
  }, [records, isMissing, openId]);
  return isMissing && String(found?.id) === openId ? found : undefined;
}
