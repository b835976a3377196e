import { Checkbox, Modal, Select, Table, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { mount } from '../shared/mount.ts';
import { cellOf, columns, type Order, pressedSort, type Sort, statuses } from '../shared/orders.ts';
import { useOrders } from '../shared/useOrders.ts';
import { useRowWindow } from '../shared/useRowWindow.ts';
import { Page } from './Page.tsx';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';

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
      <Title order={1}>Orders</Title>
      <TextInput
        label="Search orders"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text role="status">{selected.size} selected</Text>
      <div ref={scroller} style={{ height: 480, overflow: 'auto' }}>
        <Table aria-label="Orders" aria-rowcount={rows.length + 1} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Checkbox
                  aria-label="Select all"
                  checked={isAllSelected}
                  indeterminate={selected.size > 0 && !isAllSelected}
                  onChange={({ target }) => setSelected(new Set(target.checked ? rows.map(({ id }) => id) : []))}
                />
              </Table.Th>
              {columns.map(({ id, label }) => (
                <Table.Th key={id} aria-sort={sort.column === id ? sort.direction : 'none'}>
                  <UnstyledButton onClick={() => setSort(pressedSort(sort, id))}>{label}</UnstyledButton>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr h={above} hidden={above === 0} />
            {visibleRows.map(({ row, index }) => (
              <Table.Tr key={row.id} aria-rowindex={index + 2} aria-selected={selected.has(row.id)} h={40}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Select #${row.id}`}
                    checked={selected.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </Table.Td>
                {columns.map(({ id }) => (
                  <Table.Td key={id}>
                    {id === 'id' ? (
                      <UnstyledButton onClick={() => setOpen(row)}>{cellOf(row, id)}</UnstyledButton>
                    ) : id === 'status' ? (
                      <Select
                        aria-label={`Status of #${row.id}`}
                        size="xs"
                        data={statuses}
                        value={row.status}
                        allowDeselect={false}
                        onChange={(status) => status !== null && changeStatus(row.id, status)}
                      />
                    ) : (
                      cellOf(row, id)
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
            <Table.Tr h={below} hidden={below === 0} />
          </Table.Tbody>
        </Table>
      </div>
      <Modal
        title={`Order #${open?.id}`}
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text>
          {open?.customer}: {open?.status}
        </Text>
      </Modal>
    </main>
  );
}

mount(
  <Page>
    <OrdersTable />
  </Page>,
);
