/** `npm run seed -- --orders 100000`: sample orders, and a customer who can sign in. */
import { parseArgs } from 'node:util';
import { hashPassword } from '../auth/passwords.ts';
import { newToken } from '../auth/secrets.ts';
import { addAccount } from '../auth/users.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../open.ts';
import { insertOrders } from './insertOrders.ts';

const { orders } = parseArgs({ options: { orders: { type: 'string', default: '200' } } }).values;
const count = Number(orders);
if (!Number.isInteger(count) || count < 0 || count > 10_000_000)
  throw new Error('--orders is a whole number up to 10,000,000.');

const { pool, close } = await openDatabase(readConfig(process.env));

const width = 30;
function drawBar(done: number) {
  const filled = count === 0 ? width : Math.round((done / count) * width);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${bar} ${done.toLocaleString('en-IN')} orders`);
}

try {
  await insertOrders(pool, count, drawBar);
  const start = process.stdout.isTTY ? '\n' : '';
  process.stdout.write(`${start}Added ${count.toLocaleString('en-IN')} orders.\n`);
  const email = 'demo@alphianz.example';
  const password = newToken().slice(0, 12);
  const passwordHash = await hashPassword(password);
  const id = await addAccount(pool, { role: 'customer', name: 'Anjali Menon', email, passwordHash, isVerified: true });
  if (id !== undefined) process.stdout.write(`A customer, shown once: ${email} with ${password}\n`);
} finally {
  await close();
}
