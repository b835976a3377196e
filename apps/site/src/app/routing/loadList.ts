import type { RecordKind } from '@pcb/screens/admin/records';
import { firstPage, type FirstPage } from '../../data/firstPage.ts';
import { read, type Read } from '../../data/read.ts';
import type { Records } from '../../data/records.ts';
import { listQuery } from '../../url/listQuery.ts';

export type LoadedList<Row> = Read<FirstPage<Row>> & { query: string };

export async function loadList<Row>(
  kind: RecordKind,
  records: Records<Row>,
  { request }: { request: Request },
): Promise<LoadedList<Row>> {
  const query = listQuery(kind, new URL(request.url).search);
  return { ...(await read(firstPage(records, query, { signal: request.signal }))), query: JSON.stringify(query) };
}
