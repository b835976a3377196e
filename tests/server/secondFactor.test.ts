import { session } from '@pcb/api/session';
/** The sign-in of administrators: a password, then a code of their authenticator app or a recovery code. */
import { recoveryCodes, secondStep } from '@pcb/api/team';
import { expect, it, vi } from 'vitest';
import { newSecret } from '../../apps/server/src/auth/authenticator.ts';
import { codeOf, nextCode } from '../helpers/totp.ts';
import { openServer } from './setup/openServer.ts';
import { addPerson, addSecondFactor, clientOf, cookieOf, lastMail, password } from './setup/people.ts';

// The clock of the codes is stopped, because a busy machine may take longer than the half minute of a code.
vi.useFakeTimers({ toFake: ['Date'] });

const { app, pool } = await openServer();
const nobody = clientOf(app);
const path = '/api/session/administrator';

/** The response to the right password, and the browser that has its cookie. */
async function startWith(email: string, cookie = '') {
  const response = await clientOf(app, cookie).post(path, { email, password });
  expect(response.status).toBe(200);
  const browser = clientOf(app, `${cookieOf(response)}; ${cookie}`);
  return {
    response,
    step: secondStep.parse(await response.json()),
    browser,
    send: (code: string) => browser.post(`${path}/code`, { code }),
  };
}

async function addAdministrator(name: string) {
  const secret = newSecret();
  const { id, email } = await addPerson(pool, 'administrator', name);
  await addSecondFactor(pool, id, secret);
  return { id, email, secret };
}

const resultOf = async (response: Response) => {
  const text = await response.text();
  return text === '' ? response.status : (JSON.parse(text) as { error?: { code: string } }).error?.code;
};
const actionsOf = async (id: number) =>
  (await pool.query<{ action: string }>('select action from audit where actor_id = $1 order by id', [id])).rows.map(
    ({ action }) => action,
  );
const wrongCodeOf = (secret: string) => {
  const right = [-1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ['000000', '000001', '000002', '000003', '000004'].find((code) => !right.includes(code)) ?? '';
};

it('sets up the authenticator app at the first sign-in, and shows ten recovery codes once', async () => {
  const { id, email } = await addPerson(pool, 'administrator', 'First');
  const { response, step, browser, send } = await startWith(email);
  if (step.step !== 'setUp') throw new Error('There is a second factor already');
  expect(response.headers.getSetCookie()[0]).toMatch(/^pcb_second_step=.*Max-Age=600.*HttpOnly/);
  expect(new URL(step.uri).searchParams.get('secret')).toBe(step.secret);
  expect(step.uri).toMatch(/^otpauth:\/\/totp\/alphianz:first%40example\.org\?/);
  expect((await browser.get('/api/admin/orders')).status).toBe(401);
  expect(await resultOf(await send(wrongCodeOf(step.secret)))).toBe('wrongCredentials');

  const done = await send(nextCode(step.secret));
  expect(done.status).toBe(200);
  const shown = recoveryCodes.parse(await done.json()).recoveryCodes;
  expect(new Set(shown).size).toBe(10);
  for (const code of shown) expect(code).toMatch(/^[a-z\d]{4}-[a-z\d]{4}$/);
  const signedIn = clientOf(app, cookieOf(done));
  expect(session.parse(await (await signedIn.get('/api/session')).json())).toMatchObject({
    isAdministrator: true,
    rights: 'all',
  });
  expect(await actionsOf(id)).toEqual(['set up second factor', 'sign in']);
  expect(await lastMail(pool, email)).toContain('authenticator app was added');
  const { rows } = await pool.query<{ stored: string }>('select code_hash as stored from recovery_codes');
  expect(rows.filter(({ stored }) => !stored.startsWith('$argon2id$'))).toEqual([]);
});

it('a password alone cannot replace the authenticator app, even if a setup was started before', async () => {
  const { email } = await addPerson(pool, 'administrator', 'Owner');
  const thief = await startWith(email);
  const owner = await startWith(email);
  if (thief.step.step !== 'setUp' || owner.step.step !== 'setUp') throw new Error('There is a second factor already');
  expect((await owner.send(nextCode(owner.step.secret))).status).toBe(200);
  expect(await resultOf(await thief.send(nextCode(thief.step.secret)))).toBe('wrongCredentials');
  expect((await startWith(email)).step).toEqual({ step: 'code' });
});

it('accepts the codes of the previous and next step, each once, and no older one after a newer', async () => {
  const { email, secret } = await addAdministrator('Steps');
  const send = async (code: string) => resultOf(await (await startWith(email)).send(code));
  for (const steps of [-2, 2]) expect(await send(codeOf(secret, steps))).toBe('wrongCredentials');
  expect(await send(codeOf(secret, -1))).toBe(204);
  const later = codeOf(secret, 1);
  expect(await send(`${later.slice(0, 3)} ${later.slice(3)}`)).toBe(204);
  expect(await send(later)).toBe('wrongCredentials');
  for (const steps of [-1, 0]) expect(await send(codeOf(secret, steps))).toBe('wrongCredentials');
});

it('two requests with one code are one sign-in', async () => {
  const { email, secret } = await addAdministrator('Twice');
  const browsers = await Promise.all([1, 2, 3, 4].map(() => startWith(email)));
  const code = codeOf(secret);
  const responses = await Promise.all(browsers.map(({ send }) => send(code)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401, 401, 401]);
});

it('requires the password again after five wrong codes, ten minutes, or a change of password', async () => {
  const { id, email, secret } = await addAdministrator('Guessed');
  const guessed = await startWith(email);
  for (let count = 0; count < 5; count += 1)
    expect(await resultOf(await guessed.send(wrongCodeOf(secret)))).toBe('wrongCredentials');
  expect(await resultOf(await guessed.send(codeOf(secret)))).toBe('signedOut');

  const late = await startWith(email);
  await pool.query('update second_steps set expires_at = now() where user_id = $1', [id]);
  expect(await resultOf(await late.send(codeOf(secret)))).toBe('signedOut');

  const { email: other, secret: otherSecret, id: otherId } = await addAdministrator('Changed');
  const changed = await startWith(other);
  await pool.query("update users set password_hash = password_hash || 'x' where id = $1", [otherId]);
  expect(await resultOf(await changed.send(codeOf(otherSecret)))).toBe('signedOut');
  expect(await resultOf(await nobody.post(`${path}/code`, { code: codeOf(secret) }))).toBe('signedOut');
});

it('limits wrong codes of an account over all unknown browsers, and resets the count after a right one', async () => {
  const { email, secret } = await addAdministrator('Hammered');
  const wrong = wrongCodeOf(secret);
  async function guess(times: number) {
    let browser = await startWith(email);
    for (let count = 0; count < times; count += 1) {
      if (count % 5 === 4) browser = await startWith(email);
      expect(await resultOf(await browser.send(wrong))).toBe('wrongCredentials');
    }
  }
  await guess(29);
  const right = await (await startWith(email)).send(nextCode(secret));
  expect(right.status).toBe(204);
  await guess(30);
  const [stranger, known] = [await startWith(email), await startWith(email, cookieOf(right))];
  const code = nextCode(secret);
  expect(await resultOf(await stranger.send(code))).toBe('tooMany');
  expect(await resultOf(await known.send(code))).toBe(204);
});

it('accepts each recovery code once, however it is typed, with a mail and an audit entry', async () => {
  const { id, email } = await addPerson(pool, 'administrator', 'Lost');
  const first = await startWith(email);
  if (first.step.step !== 'setUp') throw new Error('There is a second factor already');
  const [code = '', other = '', unused = ''] = recoveryCodes.parse(
    await (await first.send(nextCode(first.step.secret))).json(),
  ).recoveryCodes;
  const again = await startWith(email);
  expect(await resultOf(await again.send('aaaa-aaaa'))).toBe('wrongCredentials');
  expect(await resultOf(await again.send(code))).toBe(204);
  const { rows } = await pool.query('select from outbox where recipient = $1 and body like $2', [
    email,
    '%Codes left: 9.%',
  ]);
  expect(rows).toHaveLength(1);
  expect(await resultOf(await (await startWith(email)).send(code))).toBe('wrongCredentials');
  expect(await resultOf(await (await startWith(email)).send(other.replace('-', '').toUpperCase()))).toBe(204);
  expect((await actionsOf(id)).filter((action) => action === 'use recovery code')).toHaveLength(2);
  // Another administrator cannot use these codes.
  const { email: neighbour } = await addAdministrator('Neighbour');
  const third = await startWith(neighbour);
  expect(await resultOf(await third.send(unused))).toBe('wrongCredentials');
});
