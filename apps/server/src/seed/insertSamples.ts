import type { Settings } from '@pcb/api/settings';
import type { RowOf } from '@pcb/records/fields';
import { type recordKinds as descriptions, type Section, sections } from '@pcb/records/kinds';
import { writeSettings } from '../admin/settings.ts';
import type { Sql } from '../database/pool.ts';
import { amountsOf } from '../orders/amounts.ts';
import { columnsFor, keyOf, searchColumn } from '../records/columns.ts';
import { recordKinds } from '../records/kinds.ts';
import type { SampleCustomer } from './fillAccount.ts';
import { insertRows } from './insertRows.ts';

export interface Samples {
  records: { readonly [Name in Section]: readonly RowOf<(typeof descriptions)[Name]>[] };
  settings: Settings;
  customer: SampleCustomer;
  parts: readonly { id: string; name: string; package: string; price: number; per: string }[];
}

const place = '32';
const numberOf = ({ id }: { id: string | number }) => Number(String(id).replace('#', ''));

async function continueNumbers(sql: Sql) {
  for (const [kind, table] of [
    ['order', 'orders'],
    ['inquiry', 'inquiries'],
    ['quotation', 'quotations'],
  ])
    await sql.query(
      `insert into number_series as s (kind, period, last) select $1, 'all', max(number) from ${table}
       on conflict (kind, period) do update set last = greatest(s.last, excluded.last)`,
      [kind],
    );
  for (const table of ['users', 'services'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}

function amountsIn({ total }: Samples['records']['orders'][number]) {
  const net = Math.round(total / 1.18);
  return amountsOf(net, total - net, place, place);
}

async function insertKind(
  sql: Sql,
  section: Section,
  rows: readonly { id: string | number }[],
  more: readonly object[],
) {
  const kind = recordKinds[section];
  const columns = rows.map((row, index) => ({
    [keyOf(kind)]: numberOf(row),
    ...columnsFor(kind, row),
    ...searchColumn(kind, row),
    ...more[index],
  }));
  await insertRows(sql, section, columns);
}

export const lastOrder = ({ records }: Samples): number => Math.max(...records.orders.map(numberOf));

export async function insertSamples(
  sql: Sql,
  { records, settings, parts }: Samples,
  passwordHash: string,
): Promise<void> {
  const more: Partial<Record<Section, readonly object[]>> = {
    orders: records.orders.map(amountsIn),
    users: records.users.map(() => ({ password_hash: passwordHash, verified_at: 'now' })),
  };
  for (const section of sections) await insertKind(sql, section, records[section], more[section] ?? []);
  const sold = parts.map(({ id, name, package: form, price, per }) => ({ id, name, package: form, price, per }));
  await insertRows(sql, 'parts', sold);
  await continueNumbers(sql);
  await writeSettings(sql, settings);
}
