import type { FieldReasons } from '@pcb/api/errors';
import { quotation } from '@pcb/api/quotations';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { paise } from '@pcb/quoting/money';
import { billingGstinProblem, type OrderAddresses } from '@pcb/records/orderAddresses';
import type { Side } from '@pcb/records/orderSteps';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import type { Person } from '../http/types.ts';
import { writeOrder } from '../orders/write.ts';
import { quotationOf } from './read.ts';

const statusRow = z.strictObject({ status: quotation.shape.status, isOrdered: z.boolean() });

export async function addQuotationEvent(
  sql: Sql,
  event: {
    number: number;
    step: 'accept' | 'decline' | 'message';
    side: Side;
    actor: number;
    text: string;
  },
): Promise<void> {
  const { number, step, side, actor, text } = event;
  await sql.query(
    `insert into quotation_events (quotation_number, step, side, actor, text)
     select $1, $2, $3, name, $5 from users where id = $4`,
    [number, step, side, actor, text],
  );
}

/** Locks the quotation. @throws `impossible` unless the customer can still decide on this version */
async function versionToDecide(sql: Sql, number: number, userId: number, version: number) {
  const locked = await readRow(
    sql,
    statusRow,
    `select status, order_number is not null as "isOrdered" from quotations
     where number = $1 and user_id = $2 for update`,
    [number, userId],
  );
  if (!locked) throw new ApiError('notFound');
  if (locked.isOrdered) return 'ordered';
  const refuse = (reason: FieldReasons['quotation']) => fieldError('impossible', 'quotation', reason);
  if (locked.status !== 'Pending') throw refuse(locked.status === 'Approved' ? 'accepted' : 'declined');
  const { versions, isExpired } = await quotationOf(sql, number, { side: 'customer', userId });
  const [latest] = versions;
  if (!latest) throw refuse('withoutLines');
  if (latest.version !== version) throw refuse('newVersion');
  if (isExpired) throw refuse('expired');
  return latest;
}

/** Places the order of a quotation, once. */
export async function acceptQuotation(
  sql: Sql,
  person: Person,
  number: number,
  { version, addresses }: { version: number; addresses: OrderAddresses },
  seller: GstStateCode,
) {
  const problem = billingGstinProblem(addresses.billing);
  if (problem) throw new ApiError('invalid', { fields: { 'addresses.billing.gstin': problem } });
  const latest = await versionToDecide(sql, number, person.id, version);
  if (latest === 'ordered') return;
  const { net, tax } = latest;
  const lines = latest.lines.map((line) => ({
    ...line,
    unit: paise(line.amount / line.quantity),
    files: [],
  }));
  const notes = [`Quotation #${number}, version ${version}`, latest.terms].filter(Boolean).join('\n');
  const order = await writeOrder(sql, person, { lines, net, tax, shipping: paise(0), notes, addresses }, seller);
  await sql.query(
    `update quotations set status = 'Approved', order_number = $2, awaits = null, version = version + 1
     where number = $1`,
    [number, order],
  );
  await addQuotationEvent(sql, { number, step: 'accept', side: 'customer', actor: person.id, text: '' });
  const after = { version, order };
  await audit(sql, { actor: person.id, action: 'accept', kind: 'quotations', record: number, after });
}

export async function declineQuotation(sql: Sql, person: Person, number: number, version: number, reason: string) {
  if ((await versionToDecide(sql, number, person.id, version)) === 'ordered')
    throw fieldError('impossible', 'quotation', 'accepted');
  await sql.query(`update quotations set status = 'Rejected', awaits = null, version = version + 1 where number = $1`, [
    number,
  ]);
  await addQuotationEvent(sql, { number, step: 'decline', side: 'customer', actor: person.id, text: reason });
  await audit(sql, { actor: person.id, action: 'decline', kind: 'quotations', record: number, after: { version } });
}
