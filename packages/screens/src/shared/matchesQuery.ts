const normalise = (text: string) => text.toLocaleLowerCase('en-IN');

/** Whether a text contains every word of a query, in any order and case. Every text matches an empty query. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = normalise(text);
  return normalise(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
