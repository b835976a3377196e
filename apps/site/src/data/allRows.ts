import type { RecordQuery } from '@pcb/screens/admin/records';
import type { Records } from './records.ts';

const rowsPerRequest = 1000;

export async function allRows<Row>(
  records: Pick<Records<Row>, 'page'>,
  query: Pick<RecordQuery, 'filters' | 'sort'>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await records.page({ ...query, limit: rowsPerRequest, cursor });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}
