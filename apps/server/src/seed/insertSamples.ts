import type { Settings } from '@pcb/api/settings';
import { writeSettings } from '../admin/settings.ts';
import { type Pool, type Sql, tx } from '../database/pool.ts';
import { amountsOf } from '../orders/amounts.ts';
import { priceKey } from '../records/priceKey.ts';
import { searchText } from '../records/searchText.ts';
import type { SampleCustomer } from './fillAccount.ts';

/** A record of the administration: '#1234' or 7. */
interface Sample {
  id: string | number;
}

interface Dated extends Sample {
  customer: string;
  status: string;
  date: string;
}

/** The records of the static site, as the API has them. */
export interface Samples {
  orders: readonly (Dated & {
    pcbName: string;
    total: number;
    components: readonly string[];
    shippingAddress: string;
    notes: string;
  })[];
  quotations: readonly (Dated & { service: string; total: number; details: string })[];
  inquiries: readonly (Dated & { subject: string; details: string })[];
  users: readonly (Sample & { name: string; email: string; orders: number; status: string })[];
  services: readonly (Sample & { name: string; description: string; price: string; status: string })[];
  settings: Settings;
  customer: SampleCustomer;
  parts: readonly { id: string; name: string; package: string; price: number; per: string }[];
}

const place = '32';
const numberOf = ({ id }: Sample) => Number(String(id).replace('#', ''));

/** Adds rows that are not there yet, by the columns of the first. */
async function insert(sql: Sql, table: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await sql.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

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

/** Adds the records of the static site, where their numbers are free. */
export async function insertSamples(pool: Pool, samples: Samples, passwordHash: string): Promise<void> {
  const dated = (row: Dated) => ({
    ...{ number: numberOf(row), customer: row.customer, status: row.status, placed_on: row.date },
  });
  const orders = samples.orders.map((row) => {
    const net = Math.round(row.total / 1.18);
    return {
      ...{ ...dated(row), pcb_name: row.pcbName, ...amountsOf(net, row.total - net, place, place) },
      ...{ components: row.components, shipping_address: row.shippingAddress, notes: row.notes },
      search_text: searchText(String(numberOf(row)), row.pcbName, row.customer),
    };
  });
  const quotations = samples.quotations.map((row) => ({
    ...{ ...dated(row), service: row.service, total: row.total, details: row.details },
    search_text: searchText(String(numberOf(row)), row.customer, row.service),
  }));
  const inquiries = samples.inquiries.map((row) => ({
    ...{ ...dated(row), subject: row.subject, details: row.details },
    search_text: searchText(String(numberOf(row)), row.subject, row.customer),
  }));
  const users = samples.users.map(({ id, name, email, status, orders: count }) => ({
    ...{ id, name, email, status, order_count: count, password_hash: passwordHash, verified_at: 'now' },
    search_text: searchText(name, email),
  }));
  const services = samples.services.map(({ id, name, description, price, status }) => ({
    ...{ id, name, description, price, status, price_key: priceKey(price), search_text: searchText(name) },
  }));
  const parts = samples.parts.map(({ id, name, package: form, price, per }) => ({
    ...{ id, name, package: form, price, per },
  }));

  await tx(pool, async (sql) => {
    const tables = { users, services, parts, orders, quotations, inquiries };
    for (const [table, rows] of Object.entries(tables)) await insert(sql, table, rows);
    await continueNumbers(sql);
    await writeSettings(sql, samples.settings);
  });
}
