import { useState } from 'react';
import { Button, Checkbox, Dialog, Heading, Input, Label, Modal, SearchField } from 'react-aria-components';
import { StatusSelect } from './StatusSelect.tsx';
import { mount } from '../shared/mount.ts';
import { cellOf, columns, type Order, pressedSort, type Sort } from '../shared/orders.ts';
import { useOrders } from '../shared/useOrders.ts';
import { useRowWindow } from '../shared/useRowWindow.ts';

/** The orders in a native table: the collection of react-aria's own table takes over four seconds for 100,000 rows. */
function OrdersTable() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Order>();
  const { rows, changeStatus } = useOrders(search, sort);
  const { scroller, visibleRows, above, below } = useRowWindow(rows);
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <main>
      <Heading level={1}>Orders</Heading>
      <SearchField value={search} onChange={setSearch}>
        <Label>Search orders</Label>
        <Input />
        <Button>Clear</Button>
      </SearchField>
      <p role="status">{selected.size} selected</p>
      <div ref={scroller} style={{ height: 480, overflow: 'auto' }}>
        <table aria-label="Orders" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label="Select all"
                  isSelected={isAllSelected}
                  isIndeterminate={selected.size > 0 && !isAllSelected}
                  onChange={(isSelected) => setSelected(new Set(isSelected ? rows.map(({ id }) => id) : []))}
                >
                  {({ isSelected }) => (isSelected ? '☑' : '☐')}
                </Checkbox>
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} aria-sort={sort.column === id ? sort.direction : 'none'}>
                  <Button onPress={() => setSort(pressedSort(sort, id))}>{label}</Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: above }} hidden={above === 0} />
            {visibleRows.map(({ row, index }) => (
              <tr key={row.id} aria-rowindex={index + 2} aria-selected={selected.has(row.id)} style={{ height: 40 }}>
                <td>
                  <Checkbox
                    aria-label={`Select #${row.id}`}
                    isSelected={selected.has(row.id)}
                    onChange={() => toggle(row.id)}
                  >
                    {({ isSelected }) => (isSelected ? '☑' : '☐')}
                  </Checkbox>
                </td>
                {columns.map(({ id }) => (
                  <td key={id}>
                    {id === 'id' ? (
                      <Button onPress={() => setOpen(row)}>{cellOf(row, id)}</Button>
                    ) : id === 'status' ? (
                      <StatusSelect order={row} onChange={changeStatus} />
                    ) : (
                      cellOf(row, id)
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr style={{ height: below }} hidden={below === 0} />
          </tbody>
        </table>
      </div>
      <Modal isDismissable isOpen={open !== undefined} onOpenChange={() => setOpen(undefined)}>
        <Dialog>
          <Heading slot="title">Order #{open?.id}</Heading>
          <p>
            {open?.customer}: {open?.status}
          </p>
          <Button slot="close">Close</Button>
        </Dialog>
      </Modal>
    </main>
  );
}

mount(<OrdersTable />);
