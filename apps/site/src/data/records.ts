import type { recordKinds, Section } from '@pcb/records/kinds';
import type { AdminSection, RecordPage, RecordQuery, RecordRow } from '@pcb/screens/admin/records';

export interface RequestOptions {
  /** Aborted when nobody needs the answer any more. The promise then rejects. */
  signal?: AbortSignal;
}

/** Records of one kind in the admin area. Any promise may reject, best with a `DataError`; the page then shows it. */
export interface Records<Row> {
  /** Loads a part of the list. */
  page: (query: RecordQuery, options?: RequestOptions) => Promise<RecordPage<Row>>;
  /** Loads the record with this id, which comes from the URL; `undefined` if there is none. */
  find: (id: string, options?: RequestOptions) => Promise<Row | undefined>;
  /** The exported file of all records that match, as sorted. */
  csv: (query: Pick<RecordQuery, 'filters' | 'sort'>) => Promise<string>;
}

/** For records with an edit page. */
export interface EditedRecords<Edited> {
  save: (id: string, values: Edited) => Promise<void>;
}

/** For records whose status changes in the list. */
export interface StatusChanges {
  setStatus: (id: string, status: string) => Promise<void>;
}

export interface CreateOptions {
  /** The same for each attempt to do one thing: the server does it once. */
  idempotencyKey: string;
}

/** For records that are added and deleted in the list. */
export interface AddedRecords<New> {
  add: (values: New, options: CreateOptions) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** The description of a kind, on demand: only the admin area needs it, and has it with what the screens add. */
export const describedKind = async <Name extends Section>(section: Name): Promise<(typeof recordKinds)[Name]> =>
  (await import('@pcb/screens/admin/records')).recordKinds[section];

/** Sample records. Nothing that is written is kept; the pages say that the list stays as it was. */
export const sampleRecords = <Row extends RecordRow>(
  section: AdminSection,
  load: () => Promise<readonly Row[]>,
): Records<Row> & EditedRecords<unknown> & StatusChanges & AddedRecords<unknown> => {
  const page = async (query: RecordQuery) => {
    const [rows, { pageOf }, kind] = await Promise.all([load(), import('@pcb/records/page'), describedKind(section)]);
    return pageOf(kind, rows, query);
  };
  return {
    page: async (query, { signal } = {}) => {
      const found = await page(query);
      signal?.throwIfAborted();
      return found;
    },
    csv: async (query) => {
      const [{ rows }, { csvHeader, csvRows }, kind] = await Promise.all([
        page({ ...query, limit: Infinity }),
        import('@pcb/records/csv'),
        describedKind(section),
      ]);
      return csvHeader(kind) + csvRows(kind, rows);
    },
    find: async (id, { signal } = {}) => {
      const rows = await load();
      signal?.throwIfAborted();
      return rows.find((row) => String(row.id) === id);
    },
    save: async () => {},
    setStatus: async () => {},
    add: async () => {},
    remove: async () => {},
  };
};
