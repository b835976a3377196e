/**
 * A list from disk or from a build, for a test that loops over it or filters it.
 * @throws if it is empty, because such a test could not fail.
 */
export function nonEmpty<Item>(list: readonly Item[]): readonly Item[] {
  if (list.length === 0) throw new Error('The list that this test goes through is empty.');
  return list;
}
