/**
 * `npm run seed -- --orders 100000`: sample orders, and a customer who can sign in. `--samples` first adds the records
 * of the static site.
 */
import { sampleProfile } from '@pcb/records/samples/customer';
import { parseArgs } from 'node:util';
import { hashPassword } from '../auth/passwords.ts';
import { newToken } from '../auth/secrets.ts';
import { addAccount } from '../auth/users.ts';
import { readConfig } from '../config.ts';
import { createPool, type Sql } from '../database/pool.ts';
import { openDatabase } from '../openDatabase.ts';
import { runProgram, StartError } from '../startError.ts';
import { fillAccount } from './fillAccount.ts';
import { insertOrders } from './insertOrders.ts';
import { insertSamples, lastOrder } from './insertSamples.ts';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        orders: { type: 'string' },
        samples: { type: 'boolean', default: false },
        password: { type: 'string' },
      },
    });
    return values;
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function progressOf(count: number) {
  let last = performance.now();
  return (done: number) => {
    if (performance.now() - last < 2_000) return;
    last = performance.now();
    process.stdout.write(`${done.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')} orders\n`);
  };
}

async function seed() {
  const { orders, samples: hasSamples, password = newToken().slice(0, 12) } = readArguments();
  const count = Number(orders ?? (hasSamples ? '0' : '200'));
  if (!Number.isInteger(count) || count < 0 || count > 10_000_000)
    throw new StartError('--orders must be a whole number up to 10,000,000.');

  const { ownerUrl, close } = await openDatabase(readConfig(process.env));
  // Connects as the owner, who can continue the account numbers, and without the time limits of requests.
  const pool = createPool(ownerUrl, 2, 0);
  try {
    // Imported on demand, because only `--samples` needs them.
    const samples = hasSamples ? (await import('./sampleRecords.ts')).sampleRecordsAt(Date.now()) : undefined;
    const { name, email } = sampleProfile;
    const passwordHash = await hashPassword(password);
    let account: number | undefined;
    // Runs after the orders, because it would block customers and administrators of a running shop.
    const addMore = async (sql: Sql) => {
      if (samples) await insertSamples(sql, samples, await hashPassword(newToken()));
      account = await addAccount(sql, {
        role: 'customer',
        name,
        email,
        passwordHash,
        isVerified: true,
      });
      if (samples && account !== undefined) await fillAccount(sql, account, samples.customer);
    };
    await insertOrders(pool, count, {
      onProgress: progressOf(count),
      after: samples ? lastOrder(samples) : 0,
      addMore,
    });
    if (account !== undefined) process.stdout.write(`A customer, shown once: ${email} with ${password}\n`);
    const added = `Added ${count.toLocaleString('en-IN')} orders`;
    process.stdout.write(samples ? `${added} and the sample records.\n` : `${added}.\n`);
  } finally {
    await pool.end();
    await close();
  }
}

await runProgram(seed);
