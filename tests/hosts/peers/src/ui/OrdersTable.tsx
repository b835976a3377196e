import '@pcb/ui/reset.css';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { Heading } from '@pcb/ui/Heading';
import { SearchField } from '@pcb/ui/SearchField';
import { StatusSelect } from '@pcb/ui/StatusSelect';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { useCallback, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { cellOf, type ColumnId, columns, type Order, type Sort, statuses } from '../shared/orders.ts';
import { useOrders } from '../shared/useOrders.ts';

const tableColumns: TableColumn<ColumnId>[] = columns.map(({ id, label }) => ({
  id,
  label,
  allowsSorting: true,
  isRowHeader: id === 'id',
}));

const statusItems = statuses.map((status) => ({ id: status, label: status }));

function OrdersTable() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Order>();
  const { rows, changeStatus } = useOrders(search, sort);
  const renderCell = useCallback(
    (order: Order, column: ColumnId) => {
      if (column === 'status')
        return (
          <StatusSelect
            aria-label={`Status of #${order.id}`}
            items={statusItems}
            value={order.status}
            onChange={(status) => changeStatus(order.id, status)}
          />
        );
      const content = cellOf(order, column);
      if (column !== 'id') return content;
      return (
        <Button variant="ghost" size="small" onPress={() => setOpen(order)}>
          {content}
        </Button>
      );
    },
    [changeStatus],
  );
  return (
    <main>
      <Heading level={1}>Orders</Heading>
      <SearchField label="Search orders" value={search} onChange={setSearch} />
      <Text role="status">{selected.size} selected</Text>
      <Table
        aria-label="Orders"
        columns={tableColumns}
        rows={rows}
        renderCell={renderCell}
        sortDescriptor={sort}
        onSortChange={setSort}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        maxHeight="480px"
      />
      <Dialog title={`Order #${open?.id}`} isOpen={open !== undefined} onOpenChange={() => setOpen(undefined)}>
        <Text>
          {open?.customer}: {open?.status}
        </Text>
      </Dialog>
    </main>
  );
}

mount(<OrdersTable />);
