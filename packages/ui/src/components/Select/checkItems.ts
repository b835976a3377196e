/**
 * An empty id would be the same as no choice: the item could be chosen and nothing would show it. That is a mistake of
 * the program, so it is told at once, with the names that lead to it.
 */
export function checkItems(label: string, items: readonly { id: string; label: string }[]): void {
  items.forEach((item, index) => {
    if (item.id === '')
      throw new Error(
        `Select "${label}": item ${index + 1}, "${item.label}", has an empty id. Give it an id of its own, such as "all" or "none"; for no choice yet use value={null} and placeholder.`,
      );
  });
}
