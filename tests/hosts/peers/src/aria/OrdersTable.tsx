import { useMemo, useState } from 'react';
import {
  Button,
  Cell,
  Checkbox,
  Collection,
  Column,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  Row,
  SearchField,
  type Selection,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { mount } from '../shared/mount.ts';
import { cellOf, type ColumnId, columns, findOrders, type Order, type Sort } from '../shared/orders.ts';

function SelectionBox() {
  return <Checkbox slot="selection">{({ isSelected }) => (isSelected ? '☑' : '☐')}</Checkbox>;
}

function OrdersTable() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' });
  const [selected, setSelected] = useState<Selection>(new Set());
  const [open, setOpen] = useState<Order>();
  const rows = useMemo(() => findOrders(search, sort), [search, sort]);
  return (
    <main>
      <Heading level={1}>Orders</Heading>
      <SearchField value={search} onChange={setSearch}>
        <Label>Search orders</Label>
        <Input />
        <Button>Clear</Button>
      </SearchField>
      <p role="status">{selected === 'all' ? rows.length : selected.size} selected</p>
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 40, headingHeight: 40 }}>
        <Table
          aria-label="Orders"
          selectionMode="multiple"
          selectedKeys={selected}
          onSelectionChange={setSelected}
          sortDescriptor={sort}
          onSortChange={({ column, direction }) => setSort({ column: column as ColumnId, direction })}
          style={{ display: 'block', height: 480, overflow: 'auto' }}
        >
          <TableHeader>
            <Column id="selection" width={40}>
              <SelectionBox />
            </Column>
            <Collection items={columns}>
              {({ id, label }) => (
                <Column id={id} allowsSorting isRowHeader={id === 'id'}>
                  {label}
                </Column>
              )}
            </Collection>
          </TableHeader>
          <TableBody items={rows}>
            {(order) => (
              <Row id={order.id}>
                <Cell>
                  <SelectionBox />
                </Cell>
                {columns.map(({ id }) => (
                  <Cell key={id}>
                    {id === 'id' ? (
                      <Button onPress={() => setOpen(order)}>{cellOf(order, id)}</Button>
                    ) : (
                      cellOf(order, id)
                    )}
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
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
