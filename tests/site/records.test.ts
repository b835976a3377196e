import { adminOrders } from '@pcb/screens/fixtures';
import { manyAdminOrders } from '@pcb/screens/fixtures/adminOrders';
import { expect, it } from 'vitest';
import { allRows } from '../../apps/site/src/data/allRows.ts';
import { firstPage } from '../../apps/site/src/data/firstPage.ts';
import { sampleRecords } from '../../apps/site/src/data/records.ts';
import { recordsContract } from '../helpers/recordsContract.ts';

recordsContract('The sample data', adminOrders, (orders) =>
  Promise.resolve(sampleRecords('orders', () => Promise.resolve(orders))),
);

const many = sampleRecords('orders', () => Promise.resolve(manyAdminOrders(10_001)));

it('says that there are 10,000 or more records instead of counting them', async () => {
  expect(await firstPage(many, { filters: {}, sort: null })).toMatchObject({
    total: { count: 10_000, isMinimum: true },
    all: { count: 10_000, isMinimum: true },
  });
});

it('knows how many records there are beside those that match', async () => {
  const { total, all } = await firstPage(many, { filters: { search: '#9999' }, sort: null });
  expect(total).toEqual({ count: 1, isMinimum: false });
  expect(all).toEqual({ count: 10_000, isMinimum: true });
});

it('exports every record that matches, on however many pages', async () => {
  expect(await allRows(many, { filters: {}, sort: null })).toHaveLength(10_001);
});
