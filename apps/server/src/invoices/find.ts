import { type TaxDocument, taxDocument } from '@pcb/api/invoices';
import type { Sql } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';

/** Omits invoices that were issued before snapshots were stored. */
const documents = `
  select 'invoice' as kind, number, issued_on as date, null::json as credits, credited_on is not null as "isCredited",
    order_number, net + shipping as taxable, central_tax as "centralTax", state_tax as "stateTax",
    integrated_tax as "integratedTax", rounding, total, snapshot
  from invoices where snapshot is not null
  union all
  select 'creditNote', c.number, c.issued_on,
    json_build_object('number', i.number, 'date', i.issued_on, 'reason', c.reason), false,
    i.order_number, i.net + i.shipping, i.central_tax, i.state_tax, i.integrated_tax, i.rounding, i.total, i.snapshot
  from credit_notes c join invoices i on i.number = c.invoice_number where i.snapshot is not null`;

const columns = `kind, number, date, credits, "isCredited", taxable, "centralTax", "stateTax", "integratedTax", rounding,
  total, snapshot`;

/** The documents of an order, latest first; empty for an order that does not exist. */
export const documentsOf = (sql: Sql, order: number): Promise<TaxDocument[]> =>
  readRows(
    sql,
    taxDocument,
    // A credit note comes before its invoice, even if both have the same date.
    `select ${columns} from (${documents}) d where order_number = $1
     order by coalesce(credits ->> 'number', number) desc, kind`,
    [order],
  );

/** The documents of a month (YYYY-MM), by number. */
export const documentsIn = (sql: Sql, month: string): Promise<TaxDocument[]> =>
  readRows(
    sql,
    taxDocument,
    `select ${columns} from (${documents}) d
     where date >= ($1::text || '-01')::date and date < ($1::text || '-01')::date + interval '1 month'
     order by kind desc, number`,
    [month],
  );
