import { pageOf } from '@pcb/records/page';
import type { AdminSection, RecordPage, RecordQuery, RecordRow } from '@pcb/screens/admin/records';
import { describedKind } from './describedKind.ts';

/** A separate module, because only the admin area needs it. */
export const samplePage = async <Row extends RecordRow>(
  section: AdminSection,
  rows: readonly Row[],
  query: RecordQuery,
): Promise<RecordPage<Row>> => pageOf(await describedKind(section), rows, query);

export async function sampleCsv(
  section: AdminSection,
  rows: readonly RecordRow[],
  query: Pick<RecordQuery, 'filters' | 'sort'>,
): Promise<string> {
  const [{ csvHeader, csvRows }, kind] = await Promise.all([import('@pcb/records/csv'), describedKind(section)]);
  return csvHeader(kind) + csvRows(kind, pageOf(kind, rows, { ...query, limit: Infinity }).rows);
}
