import { account, overview } from '@pcb/api/account';
import { cart } from '@pcb/api/cart';
import { page, rowOf } from '@pcb/api/records';
import type { RecordDescription } from '@pcb/records/fields';
import { recordKinds as descriptions, sections } from '@pcb/records/kinds';
import { sampleOrders } from '@pcb/records/samples/orders';
import { sampleSettings } from '@pcb/records/samples/settings';
import { expect, it } from 'vitest';
import { fillAccount } from '../../apps/server/src/seed/fillAccount.ts';
import { insertSamples } from '../../apps/server/src/seed/insertSamples.ts';
import { sampleRecords } from '../../apps/server/src/seed/sampleRecords.ts';
import { openServer } from './setup/openServer.ts';
import { keyed, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
// Inserted twice, because somebody may seed again.
await insertSamples(pool, sampleRecords, 'nobody');
await insertSamples(pool, sampleRecords, 'nobody');
const customer = await signedIn(app, pool, 'customer', 'Anjali');
await fillAccount(pool, customer.id, sampleRecords.customer);
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

it.each(sections)('the list of %s equals the list of the static site, with every value', async (section) => {
  const response = await administrator.get(`/api/admin/${section}?query=${encodeURIComponent('{"limit":200}')}`);
  const description: RecordDescription = descriptions[section];
  const { rows } = page(rowOf(description)).parse(await response.json());
  const samples = sampleRecords.records[section];
  expect(rows).toEqual(expect.arrayContaining<object>([...samples]));
  // The customer also has an account.
  expect(rows).toHaveLength(samples.length + (section === 'users' ? 1 : 0));
});

it('the settings equal those of the static site, and new records continue its numbers', async () => {
  expect(await (await administrator.get('/api/admin/settings')).json()).toEqual(sampleSettings);
  const added = await administrator.post(
    '/api/admin/services',
    { name: 'Coating', description: 'Acrylic', price: '₹1', status: 'Active' },
    keyed(),
  );
  expect(await added.json()).toMatchObject({ id: sampleRecords.records.services.length + 1 });
});

it('the sample customer has orders, addresses, and a cart that can be ordered', async () => {
  const mine = sampleOrders.filter((order) => order.customer === sampleRecords.customer.name);
  const seen = overview.parse(await (await customer.get('/api/overview')).json());
  expect(seen.counts).toMatchObject({ orders: mine.length });
  expect(seen.latestOrders[0]).toMatchObject({ id: mine[0]?.id, pcbName: mine[0]?.pcbName });
  expect(seen.waiting.length).toBeGreaterThan(0);
  expect(account.parse(await (await customer.get('/api/profile')).json())).toMatchObject({
    state: '32',
    addresses: sampleRecords.customer.addresses,
    emails: sampleRecords.customer.emails,
  });
  const { lines } = cart.parse(await (await customer.get('/api/cart')).json());
  expect(lines).toMatchObject([
    { quantity: 1, isAvailable: true, item: { service: 'stencil' } },
    { quantity: 10, isAvailable: true, item: { service: 'fab' } },
  ]);
  expect((await customer.post('/api/cart/lines', { part: sampleRecords.parts[0]?.id })).status).toBe(201);
});
