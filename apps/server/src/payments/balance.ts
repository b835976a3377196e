import { type OrderPayment, payment, unpaidInvoice } from '@pcb/api/payments';
import { paise } from '@pcb/quoting/money';
import { upiLink } from '@pcb/records/upi';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../http/types.ts';

const balanceRow = z.strictObject({ due: z.number(), paid: z.number() });

const paid = (order: string) =>
  `coalesce((select sum(p.amount) from payments p where p.order_number = ${order}), 0)::bigint`;

/** Invoices with their balances, for the `from` of a query. */
export const unpaidInvoices = `(
  select i.number, i.order_number, i.issued_on, o.user_id, o.pcb_name, i.total - ${paid('o.number')} as balance
  from invoices i join orders o on o.number = i.order_number where i.credited_on is null
) u`;

/** @throws `notFound` */
export async function balanceOf(sql: Sql, order: number): Promise<z.output<typeof balanceRow>> {
  const found = await readRow(
    sql,
    balanceRow,
    `select ${paid('o.number')} as paid, coalesce(
       (select i.total from invoices i where i.order_number = o.number and i.credited_on is null),
       case when o.cancelled_at is null then round(o.total, -2)::bigint else 0 end
     ) as due from orders o where number = $1`,
    [order],
  );
  if (!found) throw new ApiError('notFound');
  return found;
}

export async function paymentOf(
  sql: Sql,
  order: number,
  { config, payments: provider }: Services,
): Promise<OrderPayment> {
  const { due, paid: received } = await balanceOf(sql, order);
  const balance = due - received;
  const payments = await readRows(
    sql,
    payment,
    'select id, amount, method, reference, paid_on as date from payments where order_number = $1 order by id desc',
    [order],
  );
  const { SELLER_NAME: holder, BANK_NAME, BANK_ACCOUNT, BANK_IFSC, UPI_ID } = config;
  return {
    due: paise(due),
    paid: paise(received),
    balance,
    payments,
    bank: { holder, name: BANK_NAME, account: BANK_ACCOUNT, ifsc: BANK_IFSC },
    upi:
      UPI_ID === undefined || balance <= 0
        ? null
        : upiLink({ payee: UPI_ID, payeeName: holder, amount: paise(balance), note: `Order ${order}` }),
    isOnline: provider !== undefined && balance > 0,
  };
}

export const unpaidOf = (sql: Sql, userId: number) =>
  readRows(
    sql,
    unpaidInvoice,
    `select number as id, '#' || order_number as "order", pcb_name as "pcbName", issued_on as date, balance
     from ${unpaidInvoices} where user_id = $1 and balance > 0 order by issued_on desc, number desc limit 100`,
    [userId],
  );
