import type { RecordRow } from '@pcb/records/fields';
import { sections } from '@pcb/records/kinds';
import { adminInquiries, adminOrders, adminQuotations, adminServices, adminUsers } from '@pcb/screens/fixtures';
import { manyAdminOrders } from '@pcb/screens/fixtures/adminOrders';
import { expect, it } from 'vitest';
import { allRows } from '../../apps/site/src/data/allRows.ts';
import { firstPage } from '../../apps/site/src/data/firstPage.ts';
import { sampleRecords } from '../../apps/site/src/data/records.ts';
import { recordsContract } from '../helpers/recordsContract.ts';

const samples = {
  users: adminUsers,
  orders: adminOrders,
  services: adminServices,
  inquiries: adminInquiries,
  quotations: adminQuotations,
};

for (const section of sections) {
  const held: RecordRow[] = [...samples[section]];
  recordsContract('The demonstration', {
    section,
    rows: samples[section],
    open: () => sampleRecords(section, () => Promise.resolve([...held])),
    insert: (row) => Promise.resolve(void held.unshift(row)),
    isKept: false,
  });
}

const many = sampleRecords('orders', () => Promise.resolve(manyAdminOrders(10_001)));

it('reports 10,000 or more records instead of counting them', async () => {
  expect(await firstPage(many, { filters: {}, sort: null })).toMatchObject({
    total: { count: 10_000, isMinimum: true },
    all: { count: 10_000, isMinimum: true },
  });
});

it('has the number of all records in addition to the matching ones', async () => {
  const { total, all } = await firstPage(many, { filters: { search: '#9999' }, sort: null });
  expect(total).toEqual({ count: 1, isMinimum: false });
  expect(all).toEqual({ count: 10_000, isMinimum: true });
});

it('exports every matching record, however many', async () => {
  const file = await many.csv({ filters: {}, sort: null });
  expect(file.match(/^#\d+/gm)).toHaveLength(10_001);
});

it('loads all pages of a list', async () => {
  expect(await allRows(many, { filters: {}, sort: null })).toHaveLength(10_001);
});
