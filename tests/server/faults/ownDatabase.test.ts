import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isReady, ownDatabase } from '../setup/ownDatabase.ts';
import { startIn } from '../setup/startIn.ts';
import { ended } from '../setup/startProcess.ts';

const database = ownDatabase();

it('PostgreSQL is killed ten times, and both servers reach it again within 30 s each time', async () => {
  const servers = [await database.start(), await database.start()];
  for (let round = 0; round < 10; round += 1) {
    if (round % 2 === 0) database.send('SIGKILL');
    else database.killAll();
    await Promise.all(
      servers.map(async ({ url }) => {
        await isReady(url, 503);
        await isReady(url);
      }),
    );
  }
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ child }) => ended(child)))).toEqual([0, 0]);
  expect(database.isRunning()).toBe(false);
});

it('a PostgreSQL that does not start reports the reason in one line', async () => {
  writeFileSync(join(database.folder, 'database/PG_VERSION'), '9.6\n');
  await expect(startIn(database.folder)).rejects.toThrow(
    /^PostgreSQL does not start in \S+: database files are incompatible with server$/,
  );
});
