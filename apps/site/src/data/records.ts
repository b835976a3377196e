import type { AdminSection, RecordPage, RecordQuery, RecordRow } from '@pcb/screens/admin/records';

export interface RequestOptions {
  /** Aborts a request whose response is no longer needed; the promise then rejects. */
  signal?: AbortSignal;
}

/** Records of one kind in the admin area. Promises should reject with a `DataError`, which the page shows. */
export interface Records<Row> {
  page: (query: RecordQuery, options?: RequestOptions) => Promise<RecordPage<Row>>;
  find: (id: string, options?: RequestOptions) => Promise<Row | undefined>;
  csv: (query: Pick<RecordQuery, 'filters' | 'sort'>) => Promise<string>;
}

export interface EditedRecords<Edited> {
  save: (id: string, values: Edited) => Promise<void>;
}

export interface StatusChanges {
  setStatus: (id: string, status: string) => Promise<void>;
}

export interface CreateOptions {
  /** The same for each attempt to do one thing, which the server does once. */
  idempotencyKey: string;
}

export interface AddedRecords<New> {
  add: (values: New, options: CreateOptions) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** Sample records. Nothing is saved; the pages tell the user. */
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
