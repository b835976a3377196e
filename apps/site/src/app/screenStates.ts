import type { RecordRows, RecordToEdit } from '@pcb/screens/admin/records';
import type { Read } from '../data/read.ts';

/** What was read, as a list of records takes it. */
export const rowsOf = <Row>(read: Read<readonly Row[]>): RecordRows<Row> =>
  read.status === 'ready' ? { status: 'ready', rows: read.value } : read;

/** What was read, as an edit page takes it. */
export function recordOf<Row>(read: Read<Row | undefined>): RecordToEdit<Row> {
  if (read.status === 'failed') return read;
  return read.value ? { status: 'ready', record: read.value } : { status: 'notFound' };
}
