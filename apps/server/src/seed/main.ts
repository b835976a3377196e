/**
 * `npm run seed -- --orders 100000`: sample orders, and a customer who can sign in. With `--samples`, the records of the
 * static site before them.
 */
import { parseArgs } from 'node:util';
import { hashPassword } from '../auth/passwords.ts';
import { newToken } from '../auth/secrets.ts';
import { addAccount } from '../auth/users.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../open.ts';
import { fillAccount } from './fillAccount.ts';
import { insertOrders } from './insertOrders.ts';
import { insertSamples } from './insertSamples.ts';

const { values: given } = parseArgs({
  options: {
    orders: { type: 'string' },
    samples: { type: 'boolean', default: false },
    /** The sample customer's password. If not given, one is generated. */
    password: { type: 'string' },
  },
});
const count = Number(given.orders ?? (given.samples ? '0' : '200'));
if (!Number.isInteger(count) || count < 0 || count > 10_000_000)
  throw new Error('--orders must be a whole number up to 10,000,000.');

const { pool, close } = await openDatabase(readConfig(process.env));

const width = 30;
function drawBar(done: number) {
  const filled = count === 0 ? width : Math.round((done / count) * width);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${bar} ${done.toLocaleString('en-IN')} orders`);
}

try {
  // Imported on demand: only the samples need the screens.
  const samples = given.samples
    ? (await import('../../../../scripts/server/sampleRecords.ts')).sampleRecords
    : undefined;
  if (samples) await insertSamples(pool, samples, await hashPassword(newToken()));
  const email = 'demo@alphianz.example';
  const password = given.password ?? newToken().slice(0, 12);
  const passwordHash = await hashPassword(password);
  const id = await addAccount(pool, { role: 'customer', name: 'Anjali Menon', email, passwordHash, isVerified: true });
  if (id !== undefined) {
    if (samples) await fillAccount(pool, id, samples.customer);
    process.stdout.write(`A customer, shown once: ${email} with ${password}\n`);
  }
  await insertOrders(pool, count, drawBar);
  const start = process.stdout.isTTY ? '\n' : '';
  process.stdout.write(`${start}Added ${count.toLocaleString('en-IN')} orders.\n`);
} finally {
  await close();
}
