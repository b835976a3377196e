/** `npm run administrator`, as a process, for administrators who can no longer sign in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { nextCode } from '../helpers/totp.ts';
import { openServer } from './setup/openServer.ts';
import { addPerson, clientOf, cookieOf, lastMail, password, signedIn } from './setup/people.ts';

const { app, pool, url } = await openServer();
const nobody = clientOf(app);
const folder = mkdtempSync(join(tmpdir(), 'pcb-administrator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = join(import.meta.dirname, '../../apps/server/src/administrator/main.ts');

async function runCommand(...given: string[]) {
  const child = spawn(process.execPath, ['--conditions=@pcb/source', '--import', 'tsx', main, ...given], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_FOLDER: folder,
      PUBLIC_URL: 'http://shop.example',
      SMTP_URL: 'smtp://localhost',
    },
  });
  const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [, token] = /^http:\/\/shop\.example\/admin\/login#invitation=([\w-]+)$/m.exec(output) ?? [];
  return { exitCode: child.exitCode, problems, token };
}

const signIn = (email: string, typed = password) =>
  nobody.post('/api/session/administrator', { email, password: typed });

it('restores access for a locked-out administrator, and invalidates all earlier access', async () => {
  const administrator = await signedIn(app, pool, 'administrator', 'Boss');
  await pool.query("insert into recovery_codes (user_id, code_hash) values ($1, 'x')", [administrator.id]);
  const started = clientOf(app, cookieOf(await signIn(administrator.email)));
  for (let count = 0; count < 11; count += 1) await signIn(administrator.email, 'wrong');
  expect((await signIn(administrator.email)).status).toBe(429);

  const { token, exitCode } = await runCommand('--email', 'BOSS@example.org');
  expect(exitCode).toBe(0);
  expect((await administrator.get('/api/admin/orders')).status).toBe(401);
  expect((await started.post('/api/session/administrator/code', { code: nextCode(administrator.secret) })).status).toBe(
    401,
  );
  expect((await signIn(administrator.email)).status).toBe(401);
  expect(await lastMail(pool, administrator.email)).toContain('no longer work');

  const chosen = 'a brand new one';
  const accept = () => nobody.post('/api/invitations', { token, password: chosen });
  expect((await accept()).status).toBe(204);
  expect((await accept()).status).toBe(401);
  const response = await signIn(administrator.email, chosen);
  const { step, secret } = (await response.json()) as { step: string; secret: string };
  expect(step).toBe('setUp');
  const browser = clientOf(app, cookieOf(response));
  const done = await browser.post('/api/session/administrator/code', { code: nextCode(secret) });
  expect(await (await clientOf(app, cookieOf(done)).get('/api/session')).json()).toMatchObject({ rights: 'all' });
  const { rows } = await pool.query("select actor_id, after from audit where action = 'renew access'");
  expect(rows).toEqual([{ actor_id: null, after: { email: 'BOSS@example.org', add: false } }]);
});

it('adds an administrator, and grants rights', async () => {
  const refused = await runCommand('--email', 'new@example.org');
  expect(refused).toMatchObject({ exitCode: 1, token: undefined });
  expect(refused.problems).toBe('No administrator has the address new@example.org. To add one, use --add.\n');
  const rights = async () =>
    (await pool.query<{ rights: string }>("select rights from users where email = 'new@example.org'")).rows[0]?.rights;
  const { token } = await runCommand('--email', 'new@example.org', '--add');
  expect(await rights()).toBe('all');
  expect((await nobody.post('/api/invitations', { token, password: 'a brand new one' })).status).toBe(204);
  await runCommand('--email', 'new@example.org', '--rights', 'read');
  expect(await rights()).toBe('read');
});

it('refuses to make a customer an administrator, and explains its usage', async () => {
  const { email } = await addPerson(pool, 'customer', 'Asha');
  const { exitCode, problems } = await runCommand('--email', email, '--add');
  expect([exitCode, problems]).toEqual([
    1,
    `${email} belongs to a customer. An administrator needs another address.\n`,
  ]);
  for (const given of [
    ['--email', 'nobody'],
    ['--email', email, '--rights', 'none'],
  ])
    expect(await runCommand(...given)).toMatchObject({
      exitCode: 1,
      problems: expect.stringMatching(/^Usage: --email[^\n]*\n$/) as string,
    });
});
