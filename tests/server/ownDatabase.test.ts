import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isReady, ownDatabase } from './setup/ownDatabase.ts';
import { startIn } from './setup/startIn.ts';
import { ended } from './setup/startProcess.ts';

const database = ownDatabase();

async function isReachable(connectionString: string) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

it('an idle process keeps the database, however many others stop', async () => {
  const idle = await startIn(database.folder);
  const others = await Promise.all([startIn(database.folder), startIn(database.folder)]);
  await Promise.all(others.map((other) => other.release()));
  expect(await isReachable(idle.ownerUrl())).toBe(true);
  await idle.release();
  expect(database.isRunning()).toBe(false);
});

it('a process that starts while the last one stops has a database', async () => {
  for (let round = 0; round < 3; round += 1) {
    const last = await startIn(database.folder);
    const [, next] = await Promise.all([last.release(), startIn(database.folder)]);
    expect(await isReachable(next.ownerUrl())).toBe(true);
    await next.release();
    expect(database.isRunning()).toBe(false);
  }
});

it('a PostgreSQL that is killed or stopped by hand restarts, and a server can be stopped during the restart', async () => {
  const server = await database.start();
  const neighbour = await startIn(database.folder);
  await expect(database.start({ PORT: new URL(server.url).port })).rejects.toThrow(
    /^The server has ended.\nThe server cannot listen on \S+ \(EADDRINUSE\): set PORT to a free port.\n$/,
  );
  await isReady(server.url);
  for (const stop of [() => database.send('SIGKILL'), database.killAll, () => database.send('SIGTERM')]) {
    stop();
    await isReady(server.url, 503);
    await isReady(server.url);
  }
  await neighbour.release();
  database.killAll();
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  // Ignores log lines, because requests failed during the restart.
  expect(server.output()).not.toMatch(/^ +at /m);
});

it('a PostgreSQL that does not start reports the reason in one line', async () => {
  writeFileSync(join(database.folder, 'database/PG_VERSION'), '9.6\n');
  await expect(startIn(database.folder)).rejects.toThrow(
    /^PostgreSQL does not start in \S+: database files are incompatible with server$/,
  );
});
