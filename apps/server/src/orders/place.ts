import type { placing } from '@pcb/api/orders';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { z } from 'zod';
import { digest } from '../auth/secrets.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Person } from '../http/types.ts';
import { orderMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { searchText } from '../records/searchText.ts';
import { amountsOf } from './amounts.ts';
import { businessDay, nextNumber } from './numbers.ts';
import { priceOfForm } from './price.ts';

type Placing = z.output<typeof placing>;

/** Claims a key. Returns the number of the order that has been placed with it; waits while another request places it. */
async function claimKey(sql: Sql, userId: number, key: string, body: Placing): Promise<number | undefined> {
  const hash = digest(JSON.stringify(body));
  const claimed = await sql.query(
    'insert into idempotency (user_id, key, body_hash) values ($1, $2, $3) on conflict do nothing',
    [userId, key, hash],
  );
  if (claimed.rowCount === 1) return undefined;
  const { rows } = await sql.query<{ number: number; isSame: boolean }>(
    `select order_number as number, body_hash = $3 as "isSame" from idempotency where user_id = $1 and key = $2`,
    [userId, key, hash],
  );
  const [earlier] = rows;
  // It was there a moment ago.
  if (!earlier) throw new ApiError('busy');
  if (!earlier.isSame) throw new ApiError('keyReused');
  return earlier.number;
}

async function checkFile(sql: Sql, id: string, userId: number) {
  const { rowCount } = await sql.query('select from files where id = $1 and user_id = $2', [id, userId]);
  if (!rowCount) throw new ApiError('illegalForm', { fields: { file: 'missing' } });
}

const inRupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);

/** Places an order in a transaction, and returns its number: that of the first time, if the key has been used. */
export async function placeOrder(sql: Sql, person: Person, key: string, body: Placing, seller: GstStateCode) {
  const { service, form, expectedTotal, file } = body;
  const day = businessDay();
  const price = priceOfForm(service, form, day);
  const earlier = await claimKey(sql, person.id, key, body);
  if (earlier !== undefined) return earlier;
  if (price.total !== expectedTotal) throw new ApiError('stalePrice', { actual: price.total });
  if (file !== undefined) await checkFile(sql, file, person.id);

  const { rows } = await sql.query<{ state: GstStateCode | null }>('select state from users where id = $1', [
    person.id,
  ]);
  const amounts = amountsOf(price.orderValue, price.tax, rows[0]?.state ?? seller, seller);
  await sql.query('update users set order_count = order_count + 1 where id = $1', [person.id]);
  const board = String(form['name']).trim() || service;
  const number = await nextNumber(sql, 'order');
  await sql.query(
    `insert into orders (number, user_id, customer, pcb_name, placed_on, service, form, net, central_tax, state_tax,
       integrated_tax, file_id, search_text)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[number, person.id, person.name, board, day, service, JSON.stringify(form)],
      ...[amounts.net, amounts.central_tax, amounts.state_tax, amounts.integrated_tax],
      ...[file ?? null, searchText(String(number), board, person.name)],
    ],
  );
  await sql.query('update idempotency set order_number = $3 where user_id = $1 and key = $2', [person.id, key, number]);
  await queueMail(sql, { to: person.email, ...orderMail(`#${number}`, inRupees(price.total)) });
  await audit(sql, { actor: person.id, action: 'place', kind: 'orders', record: number });
  return number;
}
