export interface Order {
  id: number;
  customer: string;
  status: string;
  total: number;
}

const customers = ['Kaveri Labs', 'Periyar Circuits', 'Sahyadri Robotics', 'Leela Instruments', 'Delhi Audio'];
export const statuses = ['New', 'In production', 'Shipped'];

/** `?rows=100000` in the URL. */
const rowCount = Number(new URLSearchParams(location.search).get('rows') ?? 1000);

const orders: readonly Order[] = Array.from({ length: rowCount }, (_, index) => ({
  id: index + 1,
  customer: customers[index % customers.length]!,
  status: statuses[index % statuses.length]!,
  total: 1000 + ((40_000 + index * 7919) % 90_000),
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

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

export const cellOf = (order: Order, column: ColumnId) =>
  column === 'id' ? `#${order.id}` : column === 'total' ? rupees.format(order.total) : order[column];

/** The orders whose number or customer contains the search text, sorted. */
export function findOrders(search: string, { column, direction }: Sort): Order[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const text = search.toLowerCase();
  return orders
    .filter(({ id, customer }) => `#${id} ${customer}`.toLowerCase().includes(text))
    .sort(({ [column]: first }, { [column]: second }) => (first < second ? -sign : first > second ? sign : 0));
}

/** The next state of the sort after its column header is pressed. */
export const pressedSort = (sort: Sort, column: ColumnId): Sort => ({
  column,
  direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
