import { z } from 'zod';
import { businessDay, financialYear } from '../businessDay.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Change } from '../http/change.ts';
import { creditNoteNumber, invoiceNumber, nextNumber } from '../orders/numbers.ts';
import { snapshotOf } from './snapshot.ts';

const numberRow = z.strictObject({ number: z.string() });

/** The number of the invoice that no credit note has cancelled. */
export async function currentInvoice(sql: Sql, order: number): Promise<string | undefined> {
  const found = await readRow(
    sql,
    numberRow,
    'select number from invoices where order_number = $1 and credited_on is null',
    [order],
  );
  return found?.number;
}

/** Whether an invoice was ever issued, including one that a credit note has cancelled. */
export async function hasInvoices(sql: Sql, order: number): Promise<boolean> {
  const { rowCount } = await sql.query('select from invoices where order_number = $1 limit 1', [order]);
  return rowCount !== 0;
}

/** Issues the invoice of a shipped order, unless it has one. Call it in the transaction that ships the order. */
export async function issueInvoice(order: number, { sql, actor, ipAddress, seller }: Change): Promise<void> {
  // The lock prevents two invoices for one order.
  const { rowCount } = await sql.query(`select from orders where number = $1 and status = 'Shipped' for update`, [
    order,
  ]);
  if (!rowCount || (await currentInvoice(sql, order))) return;
  const snapshot = await snapshotOf(sql, order, seller);
  const day = businessDay();
  const year = financialYear(day);
  const invoice = invoiceNumber(year, await nextNumber(sql, 'invoice', year));
  await sql.query(
    `insert into invoices (order_number, number, issued_on, snapshot, net, central_tax, state_tax, integrated_tax, shipping,
       rounding, total)
     select number, $2, $3, $4, net, central_tax, state_tax, integrated_tax, shipping,
       round(total, -2) - total, round(total, -2)
     from orders where number = $1`,
    [order, invoice, day, snapshot],
  );
  await audit(sql, {
    actor,
    ipAddress,
    action: 'issue invoice',
    kind: 'orders',
    record: order,
    after: { invoice },
  });
}

/** Cancels the invoice of an order with a credit note. @throws `notFound` without an invoice */
export async function creditInvoice(order: number, reason: string, { sql, actor, ipAddress }: Change): Promise<void> {
  await sql.query('select from orders where number = $1 for update', [order]);
  const invoice = await currentInvoice(sql, order);
  if (invoice === undefined) throw new ApiError('notFound');
  const day = businessDay();
  const year = financialYear(day);
  await sql.query('update invoices set credited_on = $2 where number = $1', [invoice, day]);
  const number = creditNoteNumber(year, await nextNumber(sql, 'creditNote', year));
  await sql.query('insert into credit_notes (number, invoice_number, issued_on, reason) values ($1, $2, $3, $4)', [
    number,
    invoice,
    day,
    reason,
  ]);
  await audit(sql, {
    actor,
    ipAddress,
    action: 'issue credit note',
    kind: 'orders',
    record: order,
    after: { creditNote: number, invoice, reason },
  });
}
