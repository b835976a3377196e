export interface Order {
  id: number;
  customer: string;
  status: string;
  total: number;
}

const customers = ['Kaveri Labs', 'Periyar Circuits', 'Sahyadri Robotics', 'Leela Instruments', 'Delhi Audio'];
const statuses = ['New', 'In production', 'Shipped'];

export const orders: readonly Order[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  customer: customers[index % customers.length]!,
  status: statuses[index % statuses.length]!,
  total: 1000 + ((index * 7919) % 90000),
}));

export type ColumnId = keyof Order;

export const columns: readonly { id: ColumnId; label: string }[] = [
  { id: 'id', label: 'Order' },
  { id: 'customer', label: 'Customer' },
  { id: 'status', label: 'Status' },
  { id: 'total', label: 'Total' },
];

export interface Sort {
  column: ColumnId;
  direction: 'ascending' | 'descending';
}

export const cellOf = (order: Order, column: ColumnId) =>
  column === 'id' ? `#${order.id}` : column === 'total' ? `₹${order.total.toLocaleString('en-IN')}` : order[column];

/** The orders that match a search, sorted. */
export function findOrders(search: string, { column, direction }: Sort): Order[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders
    .filter(({ customer }) => customer.toLowerCase().includes(search.toLowerCase()))
    .sort(({ [column]: first }, { [column]: second }) => (first < second ? -sign : first > second ? sign : 0));
}

/** The next state of the sort after its column header is pressed. */
export const pressedSort = (sort: Sort, column: ColumnId): Sort => ({
  column,
  direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
