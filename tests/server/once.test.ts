import { initialForms } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import { digest } from '../../apps/server/src/auth/secrets.ts';
import { openServer } from './setup/openServer.ts';
import { keyed, password, signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customer = await signedIn(app, pool, 'customer', 'Asha');

const service = { name: 'Coating', description: 'Acrylic', price: '₹2,200', status: 'Active' };
const user = { name: 'Ravi', email: 'ravi@example.org', status: 'Active', password };
const inquiry = { form: initialForms.source };

describe.each([
  ['a service', administrator, '/api/admin/services', service, { ...service, price: '₹1' }, 'services'],
  [
    'a user',
    administrator,
    '/api/admin/users',
    user,
    { ...user, password: 'another one' },
    "users where name = 'Ravi'",
  ],
  ['an inquiry', customer, '/api/inquiries', inquiry, { form: { ...inquiry.form, name: 'B' } }, 'inquiries'],
])('%s', (name, by, path, body, other, made) => {
  it('is created once per key, even by simultaneous requests', async () => {
    const post = () => by.post(path, body, keyed(name));
    const responses = await Promise.all([post(), post(), post()]);
    responses.push(await post());
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await pool.query(`select from ${made}`)).rowCount).toBe(1);
  });

  it('is not created from another body with the same key, or without a key', async () => {
    const response = await by.post(path, other, keyed(name));
    expect([response.status, await response.json()]).toEqual([422, { error: { code: 'keyReused' } }]);
    expect((await by.post(path, body)).status).toBe(400);
    expect((await pool.query(`select from ${made}`)).rowCount).toBe(1);
  });
});

it('a key applies to one kind of record', async () => {
  expect((await administrator.post('/api/admin/users', user, keyed('a service'))).status).toBe(422);
});

it('does not store the key or a plain hash of the body, which somebody could compare with passwords', async () => {
  const { rows } = await pool.query<{ key_hash: Buffer; body_hash: Buffer }>('select * from idempotency');
  expect(rows).toHaveLength(3);
  for (const { key_hash: key, body_hash: body } of rows) {
    expect(key.toString()).not.toMatch(/^an?-/);
    expect(body).not.toEqual(digest(JSON.stringify(['add', 'services', service])));
  }
});
