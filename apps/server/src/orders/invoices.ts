import type { Change } from '../records/kind.ts';
import { businessDay, financialYear, invoiceNumber, nextNumber } from './numbers.ts';

export async function issueInvoice(number: number, { sql }: Change): Promise<void> {
  const { rowCount } = await sql.query(
    `select from orders where number = $1 and status = 'Shipped'
     and not exists (select from invoices where order_number = $1)`,
    [number],
  );
  if (!rowCount) return;
  const day = businessDay();
  const year = financialYear(day);
  const invoice = invoiceNumber(year, await nextNumber(sql, 'invoice', year));
  await sql.query(
    `insert into invoices (order_number, number, issued_on, net, central_tax, state_tax, integrated_tax, shipping, total)
     select number, $2, $3, net, central_tax, state_tax, integrated_tax, shipping, total from orders where number = $1`,
    [number, invoice, day],
  );
}
