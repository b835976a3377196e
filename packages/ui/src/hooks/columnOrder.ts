interface OrderedColumn<ColumnId extends string> {
  id: ColumnId;
  isRowHeader?: boolean;
  isPinned?: boolean;
}

export interface ColumnOrder<ColumnId extends string = string> {
  /** The ids of the columns, in order. A missing column follows the column before it. */
  order: readonly ColumnId[];
  /** The ids of the columns that the user has pinned. */
  pinned: readonly ColumnId[];
}

/** The row header and columns that the host has pinned cannot move. */
export const isFixed = ({ isRowHeader = false, isPinned = false }: OrderedColumn<string>) => isRowHeader || isPinned;

/** Returns the columns in the user's order, with the pinned ones after the row header. */
export function applyOrder<ColumnId extends string, Column extends OrderedColumn<ColumnId>>(
  columns: readonly Column[],
  { order, pinned }: ColumnOrder<ColumnId>,
): readonly Column[] {
  const places = new Map<ColumnId, number>();
  for (const { id } of columns) {
    const place = order.indexOf(id);
    // A column that was added after the order was stored follows its neighbour.
    places.set(id, place < 0 ? ([...places.values()].at(-1) ?? -1) : place);
  }
  const movable = columns
    .filter((column) => !isFixed(column))
    .sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  const next = [
    ...movable.filter(({ id }) => pinned.includes(id)),
    ...movable.filter(({ id }) => !pinned.includes(id)),
  ];
  return columns.map((column) => (isFixed(column) ? column : (next.shift() ?? column)));
}

/** Returns the ids after a column has moved past its next movable, visible neighbour, or `null` if it has none. */
export function moveColumn<ColumnId extends string>(
  columns: readonly OrderedColumn<ColumnId>[],
  id: ColumnId,
  { steps, pinned, hidden }: { steps: -1 | 1; pinned: readonly ColumnId[]; hidden: ReadonlySet<ColumnId> },
): ColumnId[] | null {
  const isNeighbour = (column: OrderedColumn<ColumnId>) =>
    !isFixed(column) && !hidden.has(column.id) && pinned.includes(column.id) === pinned.includes(id);
  const ids = columns.map((column) => column.id);
  const from = ids.indexOf(id);
  const candidates = steps > 0 ? columns.slice(from + 1) : columns.slice(0, from).reverse();
  const neighbour = candidates.find(isNeighbour);
  if (!neighbour) return null;
  const others = ids.filter((other) => other !== id);
  others.splice(ids.indexOf(neighbour.id), 0, id);
  return others;
}
