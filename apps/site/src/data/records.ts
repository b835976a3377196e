/** Records of one kind, as an administrator works with them. Every promise may be rejected: the page then says so. */
export interface Records<Row, Values> {
  /** All of them, in the order that an unsorted list shows. */
  list: () => Promise<readonly Row[]>;
  /** The one with this id, which stands in an address. `undefined` where there is none. */
  find: (id: string) => Promise<Row | undefined>;
  /** Replaces what the edit page shows of a record by what was typed there. */
  save: (id: string, values: Values) => Promise<void>;
}

/** Sample records. What is saved goes nowhere: in this demonstration the list stays as it was, and the page says so. */
export const sampleRecords = <Row extends { id: string | number }, Values>(
  load: () => Promise<readonly Row[]>,
): Records<Row, Values> => ({
  list: load,
  find: async (id) => (await load()).find((row) => String(row.id) === id),
  save: async () => {},
});
