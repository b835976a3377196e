import { includesRights } from '@pcb/records/rights';
import type { RecordKind } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { firstPage, type FirstPage, type ListQuery } from '../../data/firstPage.ts';
import { type Read, startReading } from '../../data/read.ts';
import type { Records } from '../../data/records.ts';
import { failureToast } from '../../effects/failureToast.ts';
import { adminMessages } from '../../messages/admin.ts';
import { listQuery } from '../../url/listQuery.ts';
import type { LoadedList } from '../routing/loadList.ts';
import { useLastDefined } from './useLastDefined.ts';
import { useMorePages } from './useMorePages.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useRights, useSite } from './useSite.ts';

interface ListResponse<Row> {
  /** The loader's result at the time of the request. A later result makes the response out of date. */
  loaded: unknown;
  query: string;
  read: Read<FirstPage<Row>>;
}

/**
 * The loader reads the first page for the URL; when filters or sort order change, this reads it again and aborts the
 * previous request. Until it arrives, the last rows stay.
 */
export function useRecordList<Row extends { id: string | number }>(
  kind: RecordKind,
  records: Records<Row>,
  loaded: LoadedList<Row> | { status: 'loading' },
  openId?: string | null,
) {
  const { toasts } = useSite();
  const rights = useRights();
  const { revalidate, state } = useRevalidator();
  const isReloading = state === 'loading';
  const query = listQuery(kind, useLocation().search);
  const key = JSON.stringify(query);

  const [response, setResponse] = useState<ListResponse<Row>>();
  const isPrerendered = loaded.status === 'loading';
  const isLoaderCurrent = !isPrerendered && loaded.query === key;
  const isResponseCurrent = response?.loaded === loaded && response.query === key;
  const current = isPrerendered ? undefined : isLoaderCurrent ? loaded : isResponseCurrent ? response.read : undefined;

  const isReading = !isPrerendered && current === undefined;
  useEffect(() => {
    if (!isReading) return;
    return startReading(
      (signal) => firstPage(records, JSON.parse(key) as ListQuery, { signal }),
      (next) => setResponse({ loaded, query: key, read: next }),
    );
  }, [isReading, records, loaded, key]);

  const ready = current?.status === 'ready' ? current.value : undefined;
  const lastReady = useLastDefined(ready);
  const first = isReading ? lastReady : ready;
  const pages = useMorePages(records, query, first);
  const opened = useOpenedRecord(records, pages.rows, openId);

  const retry = isLoaderCurrent ? () => void revalidate() : () => setResponse(undefined);
  const isFailed = current?.status === 'failed' && !(isLoaderCurrent && isReloading);
  const rows: Remote<readonly Row[]> = isFailed
    ? { status: 'failed', onRetry: retry }
    : pages.rows
      ? { status: 'ready', value: pages.rows, isStale: isReloading || isReading || pages.state === 'loading' }
      : { status: 'loading' };

  const loadCsv = async () => {
    // Imported outside `try`, so that the page offers a reload if the code cannot be loaded.
    await import('@pcb/records/csv');
    try {
      return await records.csv(query);
    } catch (error) {
      toasts.show(failureToast(adminMessages.notExported, error));
      return null;
    }
  };
  const canLoadMore = pages.nextCursor !== undefined && pages.state !== 'loading' && !isReading;
  return {
    rows,
    isReadOnly: !includesRights(rights, kind.rightsToChange),
    paging: first && {
      matching: first.total,
      all: first.all,
      onLoadMore: canLoadMore ? pages.loadMore : undefined,
      isMoreFailed: pages.state === 'failed',
      loadCsv,
      opened,
    },
  };
}
