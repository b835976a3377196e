import type { RecordCount, RecordPage, RecordQuery } from '@pcb/screens/admin/records';
import type { Records, RequestOptions } from './records.ts';

export type ListQuery = Pick<RecordQuery, 'filters' | 'sort'>;

export interface FirstPage<Row> extends RecordPage<Row> {
  all: RecordCount;
}

export const rowsPerPage = 100;

export async function firstPage<Row>(
  records: Pick<Records<Row>, 'page'>,
  query: ListQuery,
  options?: RequestOptions,
): Promise<FirstPage<Row>> {
  const isFiltered = Object.keys(query.filters).length > 0;
  const [page, unfiltered] = await Promise.all([
    records.page({ ...query, limit: rowsPerPage }, options),
    isFiltered ? records.page({ filters: {}, sort: null, limit: 1 }, options) : undefined,
  ]);
  return { ...page, all: (unfiltered ?? page).total };
}
