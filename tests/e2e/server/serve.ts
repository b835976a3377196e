/** The built site with its server, the accounts and orders of the demonstration, and a database that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../apps/server/src/auth/passwords.ts';
import { addAccount } from '../../../apps/server/src/auth/users.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { openDatabase } from '../../../apps/server/src/open.ts';
import { startServer } from '../../../apps/server/src/start.ts';
import { insertSampleOrders } from '../../server/setup/insertSampleOrders.ts';
import { admin, demo } from '../../helpers/accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pcb-flows-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// A busy machine is no fault of the server.
const config = readConfig({ DATABASE_SECONDS: '120', ...process.env, DATA_FOLDER: folder });
const { pool, close } = await openDatabase(config);
await insertSampleOrders(pool);
await pool.query(
  `insert into services (name, description, price, price_key, search_text)
   values ('PCB Layout', 'Four layers, up to 150 components.', '₹14,999', 1499900, 'pcb layout')`,
);
const accounts = [
  { role: 'customer', ...demo },
  { role: 'administrator', name: 'Administrator', ...admin },
] as const;
for (const { password, ...account } of accounts)
  await addAccount(pool, { ...account, passwordHash: await hashPassword(password), isVerified: true });
await startServer(config, join(import.meta.dirname, '../../../.cache/site-with-server'));
// The server uses the database too, so that it stays.
await close();
