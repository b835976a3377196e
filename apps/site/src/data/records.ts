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

/** Sample records. Nothing that is written is kept; the pages say that the list stays as it was. */
export const sampleRecords = <Row extends RecordRow>(
  section: AdminSection,
  load: () => Promise<readonly Row[]>,
): Records<Row> & EditedRecords<unknown> & StatusChanges & AddedRecords<unknown> => {
  const loaded = () => Promise.all([load(), import('./samplePage.ts')]);
  return {
    page: async (query, { signal } = {}) => {
      const [rows, { samplePage }] = await loaded();
      const found = await samplePage(section, rows, query);
      signal?.throwIfAborted();
      return found;
    },
    csv: async (query) => {
      const [rows, { sampleCsv }] = await loaded();
      return sampleCsv(section, rows, query);
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
