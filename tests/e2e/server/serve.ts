/** The built site with its server, the accounts and records of the demonstration, and a temporary database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../apps/server/src/auth/passwords.ts';
import { addAccount } from '../../../apps/server/src/auth/users.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { openDatabase } from '../../../apps/server/src/openDatabase.ts';
import { fillAccount } from '../../../apps/server/src/seed/fillAccount.ts';
import { insertSamples } from '../../../apps/server/src/seed/insertSamples.ts';
import { sampleRecords } from '../../../apps/server/src/seed/sampleRecords.ts';
import { startServer } from '../../../apps/server/src/start.ts';
import { admin, adminSecret, demo } from '../../helpers/accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-flows-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// Ignores the rest of the environment, which may name a real database or mail server. A busy machine is not a
// fault of the server.
const config = readConfig({
  PORT: process.env['PORT'],
  DATABASE_SECONDS: '120',
  DATA_FOLDER: folder,
  LIST_MAILS: '1',
});
const { ownerUrl, close } = await openDatabase(config);
const pool = createPool(ownerUrl, 1, 120);
await insertSamples(pool, sampleRecords, 'nobody can sign in with this');
const administrator = await addAccount(pool, {
  role: 'administrator',
  rights: 'all',
  name: 'Administrator',
  email: admin.email,
  isVerified: true,
  passwordHash: await hashPassword(admin.password),
});
await pool.query('insert into second_factors (user_id, secret, last_step) values ($1, $2, 0)', [
  administrator,
  adminSecret,
]);
const customer = await addAccount(pool, {
  role: 'customer',
  name: demo.name,
  email: demo.email,
  isVerified: true,
  passwordHash: await hashPassword(demo.password),
});
if (customer !== undefined) await fillAccount(pool, customer, sampleRecords.customer);
await startServer(config, join(import.meta.dirname, '../../../.cache/site-with-server'));
await pool.end();
// The database keeps running, because the server uses it too.
await close();
