/** Records of one kind in the admin area. Any promise may reject; the page then shows an error. */
export interface Records<Row, Values> {
  /** Loads all records, in the order of an unsorted list. */
  list: () => Promise<readonly Row[]>;
  /** Loads the record with this id, which comes from the URL; `undefined` if there is none. */
  find: (id: string) => Promise<Row | undefined>;
  /** Saves the values from the edit page of a record. */
  save: (id: string, values: Values) => Promise<void>;
}

/** Sample records. Saving discards the values; the page says that the list stays as it was. */
export const sampleRecords = <Row extends { id: string | number }, Values>(
  load: () => Promise<readonly Row[]>,
): Records<Row, Values> => ({
  list: load,
  find: async (id) => (await load()).find((row) => String(row.id) === id),
  save: async () => {},
});
