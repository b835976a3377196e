/** An empty id means "no selection", so such an item would show nothing. The error names the field and the item. */
export function checkItems(label: string, items: readonly { id: string; label: string }[], component = 'Select'): void {
  items.forEach((item, index) => {
    if (item.id === '')
      throw new Error(
        `${component} "${label}": item ${index + 1}, "${item.label}", has an empty id. Give it a unique id, such as "all" or "none"; to show no selection use value={null} and placeholder.`,
      );
  });
}
