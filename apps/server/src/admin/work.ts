import { type Dashboard, dashboard } from '@pcb/api/dashboard';
import { businessDay } from '../businessDay.ts';
import type { Sql } from '../database/pool.ts';
import { readRows } from '../database/rows.ts';
import { unpaidInvoices } from '../payments/balance.ts';

type Group = Dashboard['work'][number]['group'];

const groupRow = dashboard.shape.work.element.omit({ group: true });

const ordersWhere = (condition: string, since = 'placed_on') =>
  `select 'orders' as kind, number, pcb_name as about, ${since} as since from orders where ${condition}`;

const isOpen = `cancelled_at is null and status <> 'Shipped'`;

/** A query for each group of the work list. `$1` is today. */
const groups: Readonly<Record<Group, string>> = {
  answer: [
    ordersWhere(`awaits = 'business'`),
    `select 'quotations', number, service, placed_on from quotations where awaits = 'business'`,
    `select 'inquiries', number, subject, placed_on from inquiries where status = 'Open'`,
  ].join(' union all '),
  check: ordersWhere(`status = 'Pending' and cancelled_at is null and awaits is null`),
  dispatch: ordersWhere(`status = 'In Production' and cancelled_at is null`),
  overdue: ordersWhere(`${isOpen} and due_on < $1`, 'due_on'),
  unpaid: `select 'orders' as kind, order_number as number, pcb_name as about, issued_on as since
    from ${unpaidInvoices} where balance > 0`,
};

const maxListed = 100;

/** The work list of the dashboard: the oldest of each group. */
export async function workList(sql: Sql): Promise<Dashboard['work']> {
  const list: Dashboard['work'] = [];
  for (const group of Object.keys(groups) as Group[]) {
    // `$1::date is not null`: PostgreSQL refuses a parameter that a query does not use, and only `overdue` uses it.
    const rows = await readRows(
      sql,
      groupRow,
      `with found as materialized (
         select * from (${groups[group]}) work where $1::date is not null order by since, number limit ${maxListed + 1}
       )
       select count(*) > ${maxListed} as "isMinimum", (
         select coalesce(json_agg(json_build_object('kind', kind, 'id', '#' || number, 'about', about, 'since', since)), '[]')
         from (select * from found order by since, number limit ${maxListed}) oldest
       ) as items from found`,
      [businessDay()],
    );
    for (const row of rows) list.push({ group, ...row });
  }
  return list;
}
