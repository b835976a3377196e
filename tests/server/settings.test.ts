import { settings } from '@pcb/api/settings';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { signedIn, versioned } from './setup/people.ts';

const { app, pool } = await openServer();
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customer = await signedIn(app, pool, 'customer', 'Asha');
const text: unknown = expect.any(String);
const path = '/api/admin/settings';

const values = {
  siteName: 'Periyar Circuits',
  contactEmail: 'hello@periyar.example',
  banner: 'Code WELCOME10',
  serviceMessage: 'Closed on Saturday.',
};

it('stores the settings, and shows the second of two editors both versions', async () => {
  const first = await versioned(await administrator.get(path));
  expect(settings.parse(first.values).siteName).not.toBe('');
  expect((await administrator.put(path, values)).status).toBe(428);
  expect(await (await administrator.put(path, values, first.headers)).json()).toEqual(values);
  const late = await administrator.put(path, { ...values, banner: 'Late' }, first.headers);
  expect([late.status, await late.json()]).toEqual([412, { error: { code: 'conflict', current: values } }]);
  const { headers, ...second } = await versioned(await administrator.get(path));
  expect(second.values).toEqual(values);
  expect((await administrator.put(path, { ...values, banner: '' }, headers)).status).toBe(200);
  const { rows } = await pool.query("select before, after from audit where kind = 'settings' order by id");
  expect(rows).toMatchObject([{ after: values }, { before: values, after: { banner: '' } }]);
});

it('refuses an invalid address, and everybody but administrators', async () => {
  const { headers } = await versioned(await administrator.get(path));
  const response = await administrator.put(path, { ...values, contactEmail: 'nobody' }, headers);
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', fields: { contactEmail: text } },
  });
  expect((await customer.get(path)).status).toBe(403);
  expect((await customer.put(path, values, headers)).status).toBe(403);
});
