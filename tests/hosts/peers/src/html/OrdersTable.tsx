import { useRef, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { cellOf, columns, type Order, pressedSort, type Sort, statuses } from '../shared/orders.ts';
import { useOrders } from '../shared/useOrders.ts';
import { useRowWindow } from '../shared/useRowWindow.ts';

function OrdersTable() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'id', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Order>();
  const dialog = useRef<HTMLDialogElement>(null);
  const { rows, changeStatus } = useOrders(search, sort);
  const { scroller, visibleRows, above, below } = useRowWindow(rows);
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <main>
      <h1>Orders</h1>
      <label>
        Search orders <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <p role="status">{selected.size} selected</p>
      <div ref={scroller} style={{ height: 480, overflow: 'auto' }}>
        <table aria-label="Orders" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all"
                  checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
                  onChange={({ target }) => setSelected(new Set(target.checked ? rows.map(({ id }) => id) : []))}
                />
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} aria-sort={sort.column === id ? sort.direction : 'none'}>
                  <button type="button" onClick={() => setSort(pressedSort(sort, id))}>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: above }} hidden={above === 0} />
            {visibleRows.map(({ row, index }) => (
              <tr key={row.id} aria-rowindex={index + 2} aria-selected={selected.has(row.id)} style={{ height: 40 }}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Select #${row.id}`}
                    checked={selected.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </td>
                {columns.map(({ id }) => (
                  <td key={id}>
                    {id === 'id' ? (
                      <button
                        type="button"
                        onClick={() => {
                          setOpen(row);
                          dialog.current?.showModal();
                        }}
                      >
                        {cellOf(row, id)}
                      </button>
                    ) : id === 'status' ? (
                      <select
                        aria-label={`Status of #${row.id}`}
                        value={row.status}
                        onChange={({ target }) => changeStatus(row.id, target.value)}
                      >
                        {statuses.map((status) => (
                          <option key={status}>{status}</option>
                        ))}
                      </select>
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
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Order #{open?.id}</h2>
        <p>
          {open?.customer}: {open?.status}
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </main>
  );
}

mount(<OrdersTable />);
