import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/openDatabase.ts';
import { StartError } from '../../apps/server/src/startError.ts';
import { openDatabase as openTestDatabase } from './setup/openServer.ts';
import { ended, startProcess } from './setup/startProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-configuration-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { url, applicationUrl, pool } = await openTestDatabase();

/** The error with which the server refuses to start. */
async function refusal(variables: Readonly<Record<string, string>>): Promise<Error> {
  try {
    const { close } = await openDatabase(readConfig({ DATA_FOLDER: folder, ...variables }));
    await close();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The server has started');
}

function change(parts: Partial<Pick<URL, 'username' | 'password' | 'hostname' | 'pathname' | 'port'>>) {
  return Object.assign(new URL(url), parts).href;
}

/** Responds to each connection like an old version of PostgreSQL. */
async function oldPostgres() {
  const server = createServer((socket) => {
    const message = (type: string, body: Buffer) => {
      const size = Buffer.alloc(4);
      size.writeInt32BE(body.length + 4);
      return Buffer.concat([Buffer.from(type), size, body]);
    };
    const ready = message('Z', Buffer.from('I'));
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', () => {
        const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 4]), Buffer.from('14.2')]);
        const column = Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), Buffer.alloc(18)]);
        socket.write(
          Buffer.concat([message('T', column), message('D', row), message('C', Buffer.from('SELECT 1\0')), ready]),
        );
      });
    });
  });
  afterAll(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return String((server.address() as AddressInfo).port);
}

it.each([
  ['an unknown host', { hostname: 'database.invalid' }, /at database.invalid:\d+ cannot be used: .*(host|resolved)/],
  [
    'a port where nothing listens',
    { hostname: '127.0.0.1', port: '1' },
    /at 127.0.0.1:1 cannot be used: nothing listens there/,
  ],
  ['a wrong password', { password: 'secret-word' }, /cannot be used: password authentication failed/],
  ['a missing database', { pathname: '/nowhere' }, /nowhere at .* cannot be used: database "nowhere" does not exist/],
])('reports DATABASE_URL with %s in one line, without the password', async (_, parts, reason) => {
  const error = await refusal({ DATABASE_URL: change(parts) });
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^DATABASE_URL: [^\n]+\.$/);
  expect(error.message).toMatch(reason);
  expect(error.message).not.toContain('secret-word');
});

it('refuses an owner of the tables in another database, or without a role for the application', async () => {
  const elsewhere = change({ pathname: '/postgres' });
  expect((await refusal({ DATABASE_URL: applicationUrl, MIGRATIONS_DATABASE_URL: elsewhere })).message).toMatch(
    /must name the same database, not test_\S+ and postgres\.$/,
  );
  expect((await refusal({ MIGRATIONS_DATABASE_URL: url })).message).toMatch(/It needs DATABASE_URL/);
});

it('refuses a PostgreSQL that is too old', async () => {
  const { message } = await refusal({ DATABASE_URL: change({ hostname: '127.0.0.1', port: await oldPostgres() }) });
  expect(message).toMatch(/cannot be used: it is PostgreSQL 14.2, and the server needs 15 or newer\.$/);
});

it('refuses a folder that is not writable', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await refusal({ DATA_FOLDER: join(file, 'data') })).message).toMatch(
    /^The server cannot write to the folder \S+\/file\/data; set DATA_FOLDER to another: ENOTDIR/,
  );
});

it('ends the process with only the sentence of the error', async () => {
  await expect(startProcess(url, { PORT: 'many', DATABASE_SECONDS: '0' })).rejects.toThrow(
    /^The server has ended.\nThe setting PORT is invalid: [^\n]+\nThe setting DATABASE_SECONDS is invalid: [^\n]+\n$/,
  );
});

it('warns that one role does everything, but not with two roles', async () => {
  const one = await startProcess(url);
  expect(one.output()).toContain('The application can change its own audit');
  const two = await startProcess(applicationUrl, { MIGRATIONS_DATABASE_URL: url });
  expect(two.output()).not.toContain('audit');
  for (const { child } of [one, two]) child.kill('SIGTERM');
  expect([await ended(one.child), await ended(two.child)]).toEqual([0, 0]);
});

it('refuses a role that cannot create tables, and a PostgreSQL without pg_trgm', async () => {
  await pool.query('drop schema public cascade; create schema public; grant usage on schema public to public');
  expect(await refusal({ DATABASE_URL: applicationUrl })).toMatchObject({
    message: expect.stringMatching(
      /^The migration 0001\S+ failed and changed nothing: .*\. The role of DATABASE_URL needs this right\.$/,
    ) as unknown,
  });
  await pool.query(`grant create on schema public to ${new URL(applicationUrl).username}`);
  expect(await refusal({ DATABASE_URL: applicationUrl })).toMatchObject({
    message: expect.stringMatching(/^The migration 0002\S+ failed and changed nothing: .*pg_trgm/) as unknown,
  });
});
