import type { ListName, listRows } from '@pcb/api/lists';
import type { Settings } from '@pcb/api/settings';
import type { z } from 'zod';
import { writeSettings } from '../admin/settings.ts';
import type { Sql } from '../database/pool.ts';
import { amountsOf } from '../orders/amounts.ts';
import { priceKey } from '../records/priceKey.ts';
import { searchText } from '../records/searchText.ts';
import type { SampleCustomer } from './fillAccount.ts';
import { insertRows } from './insertRows.ts';

/** The records of the static site, as the API has them. */
export type Samples = { readonly [Name in ListName]: readonly z.output<(typeof listRows)[Name]>[] } & {
  settings: Settings;
  customer: SampleCustomer;
  parts: readonly { id: string; name: string; package: string; price: number; per: string }[];
};

const place = '32';
/** The number in the reference of a record such as '#1234'. */
const numberOf = ({ id }: { id: string }) => Number(id.slice(1));

/** Continues the numbers after those of the samples. */
async function continueNumbers(sql: Sql) {
  for (const [kind, table] of [
    ['order', 'orders'],
    ['inquiry', 'inquiries'],
  ])
    await sql.query(
      `insert into number_series as s (kind, period, last) select $1, 'all', max(number) from ${table}
       on conflict (kind, period) do update set last = greatest(s.last, excluded.last)`,
      [kind],
    );
  for (const table of ['users', 'services'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}

/** The rows of each table for the samples. */
function rowsOf(samples: Samples, passwordHash: string): Readonly<Record<string, readonly object[]>> {
  return {
    users: samples.users.map(({ orders, ...user }) => ({
      ...user,
      order_count: orders,
      password_hash: passwordHash,
      verified_at: 'now',
      search_text: searchText(user.name, user.email),
    })),
    services: samples.services.map((service) => ({
      ...service,
      price_key: priceKey(service.price),
      search_text: searchText(service.name),
    })),
    parts: samples.parts.map(({ id, name, package: form, price, per }) => ({ id, name, package: form, price, per })),
    orders: samples.orders.map((order) => {
      const net = Math.round(order.total / 1.18);
      return {
        number: numberOf(order),
        customer: order.customer,
        pcb_name: order.pcbName,
        status: order.status,
        placed_on: order.date,
        ...amountsOf(net, order.total - net, place, place),
        components: order.components,
        shipping_address: order.shippingAddress,
        notes: order.notes,
        search_text: searchText(String(numberOf(order)), order.pcbName, order.customer),
      };
    }),
    quotations: samples.quotations.map(({ id, date, ...quotation }) => ({
      ...quotation,
      number: numberOf({ id }),
      placed_on: date,
      search_text: searchText(id.slice(1), quotation.customer, quotation.service),
    })),
    inquiries: samples.inquiries.map(({ id, date, ...inquiry }) => ({
      ...inquiry,
      number: numberOf({ id }),
      placed_on: date,
      search_text: searchText(id.slice(1), inquiry.subject, inquiry.customer),
    })),
  };
}

/** The highest number of an order of the samples. */
export const lastOrder = ({ orders }: Samples): number => Math.max(...orders.map(numberOf));

/** Adds the records of the static site whose numbers are free, and sets its settings. */
export async function insertSamples(sql: Sql, samples: Samples, passwordHash: string): Promise<void> {
  for (const [table, rows] of Object.entries(rowsOf(samples, passwordHash))) await insertRows(sql, table, rows);
  await continueNumbers(sql);
  await writeSettings(sql, samples.settings);
}
