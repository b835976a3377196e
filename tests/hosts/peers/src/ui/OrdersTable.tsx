import '@pcb/ui/reset.css';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { Heading } from '@pcb/ui/Heading';
import { SearchField } from '@pcb/ui/SearchField';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { useCallback, useMemo, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { cellOf, type ColumnId, columns, findOrders, type Order, type Sort } from '../shared/orders.ts';

const tableColumns: TableColumn<ColumnId>[] = columns.map(({ id, label }) => ({
  id,
  label,
  allowsSorting: true,
  isRowHeader: id === 'id',
}));

function OrdersTable() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Order>();
  const rows = useMemo(() => findOrders(search, sort), [search, sort]);
  const renderCell = useCallback((order: Order, column: ColumnId) => {
    const content = cellOf(order, column);
    if (column !== 'id') return content;
    return (
      <Button variant="ghost" size="small" onPress={() => setOpen(order)}>
        {content}
      </Button>
    );
  }, []);
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
