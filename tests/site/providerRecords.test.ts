import { orders as kind } from '@pcb/screens/admin/AdminOrdersScreen';
import type { AdminOrder } from '@pcb/screens/admin/records';
import { adminOrders } from '@pcb/screens/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { type DataProvider, providerRecords } from '../../stories/guides/wire/providerRecords.ts';
import { recordsContract } from '../helpers/recordsContract.ts';

const valueOf = (order: AdminOrder, field: string) => order[field as Exclude<keyof AdminOrder, 'lines'>];

const searched = ({ id, pcbName, customer }: AdminOrder) => `${id}\n${pcbName}\n${customer}`;

/** A provider for orders in memory. Like a database, it compares the numbers in ids as numbers. */
function memoryProvider(orders: readonly AdminOrder[]): DataProvider {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const orderBy = (one: unknown, other: unknown) =>
    typeof one === 'number' ? one - Number(other) : compare(String(one), String(other));
  return {
    getList: ({ pagination: { currentPage, pageSize }, sorters: [sorter], filters }) => {
      const matching = orders.filter((order) =>
        filters.every(({ field, operator, value }) => {
          const actual = field === 'q' ? searched(order) : valueOf(order, field);
          if (operator === 'contains')
            return typeof actual === 'string' && actual.toLowerCase().includes(String(value).toLowerCase());
          if (operator === 'eq') return actual === value;
          return operator === 'gte' ? orderBy(actual, value) >= 0 : orderBy(actual, value) <= 0;
        }),
      );
      const sign = sorter?.order === 'desc' ? -1 : 1;
      const sorted = sorter
        ? matching.toSorted((one, other) => sign * orderBy(valueOf(one, sorter.field), valueOf(other, sorter.field)))
        : matching;
      const start = (currentPage - 1) * pageSize;
      return Promise.resolve({ data: sorted.slice(start, start + pageSize), total: matching.length });
    },
    getOne: ({ id }) => {
      const data = orders.find((order) => order.id === id);
      if (data) return Promise.resolve({ data });
      return Promise.reject(Object.assign(new Error('Not found'), { statusCode: 404 }));
    },
    create: vi.fn(() => Promise.resolve()),
    update: vi.fn(() => Promise.resolve()),
    deleteOne: vi.fn(() => Promise.resolve()),
  };
}

const recordsOf = (provider: DataProvider) =>
  providerRecords<AdminOrder, Partial<AdminOrder>, Partial<AdminOrder>>(kind, provider);

recordsContract('A data provider', {
  section: 'orders',
  rows: adminOrders,
  open: () => recordsOf(memoryProvider(adminOrders)),
  isKept: false,
});

describe('writes through a data provider', () => {
  it('names the record, and sends the idempotency key with a new one', async () => {
    const provider = memoryProvider(adminOrders);
    const records = recordsOf(provider);
    await records.setStatus('#1234', 'Shipped');
    expect(provider.update).toHaveBeenCalledWith({
      resource: 'orders',
      id: '#1234',
      variables: { status: 'Shipped' },
      meta: {},
    });
    await records.add({ customer: 'Asha' }, { idempotencyKey: 'k1' });
    expect(provider.create).toHaveBeenCalledWith({
      resource: 'orders',
      variables: { customer: 'Asha' },
      meta: { headers: { 'idempotency-key': 'k1' } },
    });
  });

  it.each([
    [422, 'invalid'],
    [401, 'signedOut'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [412, 'conflict'],
    [429, 'tooMany'],
    [503, 'busy'],
    [500, 'unexpected'],
    [undefined, 'offline'],
  ])('turns the status %s into the error %s', async (statusCode, kindOfError) => {
    const failure = Object.assign(new Error('No'), { statusCode });
    const update = () => Promise.reject(failure);
    const records = recordsOf({ ...memoryProvider(adminOrders), update });
    await expect(records.save('#1234', {})).rejects.toMatchObject({ kind: kindOfError, cause: failure });
  });

  it('keeps the messages by field', async () => {
    const failure = Object.assign(new Error('No'), { statusCode: 422, errors: { customer: ['Too long.', 'Odd.'] } });
    const records = recordsOf({ ...memoryProvider(adminOrders), update: () => Promise.reject(failure) });
    await expect(records.save('#1234', {})).rejects.toMatchObject({ fields: { customer: 'Too long.' } });
  });
});
