/** Records of one kind in the admin area. Any promise may reject; the page then shows an error. */
export interface Records<Row, Edited> {
  /** Loads all records, in the order of an unsorted list. */
  list: () => Promise<readonly Row[]>;
  /** Loads the record with this id, which comes from the URL; `undefined` if there is none. */
  find: (id: string) => Promise<Row | undefined>;
  /** Saves the values from the edit page of a record. */
  save: (id: string, values: Edited) => Promise<void>;
}

/** For records whose status changes in the list. */
export interface StatusChanges {
  setStatus: (id: string, status: string) => Promise<void>;
}

/** For records that are added and deleted in the list. */
export interface AddedRecords<New> {
  add: (values: New) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** Sample records. Nothing that is written is kept; the pages say that the list stays as it was. */
export const sampleRecords = <Row extends { id: string | number }>(load: () => Promise<readonly Row[]>) => ({
  list: load,
  find: async (id: string) => (await load()).find((row) => String(row.id) === id),
  save: async () => {},
  setStatus: async () => {},
  add: async () => {},
  remove: async () => {},
});
