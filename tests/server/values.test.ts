/** Values that JSON and JavaScript support and PostgreSQL does not: the response is never 500. */
import { initialForms } from '@pcb/quoting/forms';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { clientOf, password, signedIn, versioned } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customer = await signedIn(app, pool, 'customer', 'Asha');

const settings = { siteName: 'Shop', contactEmail: 'shop@example.org', banner: '', serviceMessage: '' };
const form = { ...initialForms.fab, name: 'a\0b' };

it.each([
  ['a new account', () => clientOf(app).post('/api/registrations', { name: 'a\0b', email: 'a@example.org', password })],
  ['a form, which is stored as JSON', () => customer.post('/api/cart/lines', { service: 'fab', form })],
  ['a search', () => customer.get('/api/searches/orders?query={"pcbName":"\\u0000"}')],
  ['a list', () => administrator.get('/api/admin/users?query={"search":"\\u0000"}')],
])('a NUL character in %s is refused', async (_, send) => {
  const response = await send();
  expect([response.status, await response.json()]).toEqual([400, { error: { code: 'invalid' } }]);
});

it.each(['x', '-1', '1e3', '9'.repeat(20)])('no record has the number %s', async (number) => {
  const response = await administrator.get(`/api/admin/orders/${number}/lines`);
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status: 404,
    body: { error: { code: 'notFound' } },
  });
});

it('half of a surrogate pair, as in a cut text, becomes the replacement character', async () => {
  const { headers } = await versioned(await administrator.get('/api/admin/settings'));
  const saved = await administrator.put('/api/admin/settings', { ...settings, banner: 'Sale \ud83c' }, headers);
  expect([saved.status, await saved.json()]).toEqual([200, { ...settings, banner: 'Sale \ufffd' }]);
});

it('the year 0 is refused', async () => {
  const search = await customer.get('/api/searches/orders?query={"orderDate":"0000-01-01"}');
  expect([search.status, await search.text()]).toEqual([400, expect.stringContaining('"orderDate"')]);
});
