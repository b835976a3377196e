import { Badge } from '@pcb/ui/Badge';
import { Table } from '@pcb/ui/Table';

const orders = [
  { id: '#1234', status: 'Pending', total: '₹9,000' },
  { id: '#1220', status: 'Shipped', total: '₹1,25,000' },
];

/** A small table in a sample of a theme or a brand. */
export function SampleOrders({ label }: { label: string }) {
  return (
    <Table
      aria-label={label}
      columns={[
        { id: 'id', label: 'Order ID', width: 8, isRowHeader: true, isMono: true },
        { id: 'status', label: 'Status' },
        { id: 'total', label: 'Total', width: 8, align: 'end', isMono: true },
      ]}
      rows={orders}
      renderCell={(order, columnId) =>
        columnId === 'status' ? (
          <Badge tone={order.status === 'Shipped' ? 'success' : 'info'}>{order.status}</Badge>
        ) : (
          order[columnId]
        )
      }
    />
  );
}
