/** The built site with its server, the accounts and records of the demonstration, and a database that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../apps/server/src/auth/passwords.ts';
import type { Role } from '../../../apps/server/src/auth/sessions.ts';
import { addAccount } from '../../../apps/server/src/auth/users.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { openDatabase } from '../../../apps/server/src/open.ts';
import { startServer } from '../../../apps/server/src/start.ts';
import { fillAccount } from '../../../apps/server/src/seed/fillAccount.ts';
import { insertSamples } from '../../../apps/server/src/seed/insertSamples.ts';
import { sampleRecords } from '../../../scripts/server/sampleRecords.ts';
import { admin, demo } from '../../helpers/accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-flows-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// Nothing else of the environment: whoever works with a real database or mail server has it there. A busy machine is no
// fault of the server.
const config = readConfig({
  PORT: process.env['PORT'],
  DATABASE_SECONDS: '120',
  DATA_FOLDER: folder,
  LIST_MAILS: '1',
});
const { pool, close } = await openDatabase(config);
const addPerson = async ({ password, ...account }: { name: string; email: string; password: string }, role: Role) =>
  addAccount(pool, { ...account, role, passwordHash: await hashPassword(password), isVerified: true });
await insertSamples(pool, sampleRecords, 'nobody can sign in with this');
await addPerson({ name: 'Administrator', ...admin }, 'administrator');
const customer = await addPerson(demo, 'customer');
if (customer !== undefined) await fillAccount(pool, customer, sampleRecords.customer);
await startServer(config, join(import.meta.dirname, '../../../.cache/site-with-server'));
// The server uses the database too, so that it stays.
await close();
