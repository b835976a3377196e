import { maxFound } from '@pcb/api/limits';
import { searches as described } from '@pcb/api/searches';
import { searchNames, type SearchName } from '@pcb/api/searchNames';
import { inquiries, orders, quotations } from '@pcb/records/kinds';
import { z } from 'zod';
import { readRows } from '../database/rows.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { likePattern, lineOf } from '../records/searchText.ts';

type Field = { part: string } | { day: string } | { whole: string };

interface Search {
  select: string;
  from: string;
  fields: Readonly<Record<string, Field>>;
}

const ownNumber = { part: 'o.number::text' };
const withInvoice = 'orders o left join invoices i on i.order_number = o.number and i.credited_on is null';

/** PO numbers are not stored, so a search for one finds nothing. */
const searches: Readonly<Record<SearchName, Search>> = {
  orders: {
    select: 'pcb_name as "pcbName", placed_on as "orderDate", i.issued_on as "dispatchDate", o.total',
    from: withInvoice,
    fields: {
      orderNr: ownNumber,
      pcbName: { part: lineOf(orders, 'pcbName') },
      orderDate: { day: 'placed_on' },
      dispatchDate: { day: 'issued_on' },
    },
  },
  shipped: {
    select: 'i.number as "invoiceNr", pcb_name as "pcbName", i.issued_on as "invoiceDate", o.total',
    from: `(select * from orders where status = 'Shipped') o left join invoices i on i.order_number = o.number and i.credited_on is null`,
    fields: {
      orderNr: ownNumber,
      invoiceNr: { part: 'lower(i.number)' },
      pcbName: { part: lineOf(orders, 'pcbName') },
      poNr: { part: 'null' },
      invoiceDate: { day: 'issued_on' },
    },
  },
  inquiries: {
    select: 'subject, placed_on as date, status',
    from: 'inquiries o',
    fields: { inquiryNr: ownNumber, pcbName: { part: lineOf(inquiries, 'subject') }, status: { whole: 'status' } },
  },
  quotations: {
    select: 'service, placed_on as "offerDate", valid_until as "expiryDate", status, total',
    from: `(select *, (
      select valid_until from quotation_versions where quotation_number = number order by version desc limit 1
    ) as valid_until from quotations) o`,
    fields: {
      inquiryNr: ownNumber,
      pcbName: { part: lineOf(quotations, 'service') },
      offerDate: { day: 'placed_on' },
      expiryDate: { day: 'valid_until' },
      status: { whole: 'status' },
    },
  },
};

function condition(field: Field, typed: string, add: (value: string) => string): string {
  if ('whole' in field) return `${field.whole} = ${add(typed)}`;
  if ('day' in field) return `${field.day} = ${add(typed)}::date`;
  return `${field.part} like ${add(likePattern(typed))}`;
}

export function searchRoutes({ handle }: Handlers, { pool }: Services) {
  for (const name of searchNames)
    handle(`GET /api/searches/${name}`, async (context, { query }) => {
      const { select, from, fields } = searches[name];
      const values: unknown[] = [context.get('person').id];
      const conditions = Object.entries(query).flatMap(([id, typed]) => {
        const field = fields[id];
        return field && typed ? [condition(field, typed, (value) => `$${values.push(value)}`)] : [];
      });
      const rows = await readRows(
        pool,
        z.unknown(),
        `select '#' || o.number as id, ${select} from ${from}
         where ${['user_id = $1', ...conditions].join(' and ')} order by o.number desc limit ${maxFound + 1}`,
        values,
      );
      return described[name].reply.parse({ rows: rows.slice(0, maxFound), hasMore: rows.length > maxFound });
    });
}
