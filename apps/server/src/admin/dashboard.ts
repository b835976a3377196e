import { type CalendarDate, parseDate, startOfMonth, startOfWeek, startOfYear } from '@internationalized/date';
import { type Dashboard, dashboard } from '@pcb/api/dashboard';
import { sections } from '@pcb/records/kinds';
import { businessDay, minuteIn } from '../businessDay.ts';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { workList } from './work.ts';

type Trend = Dashboard['trends']['year'];

const { summary: summaryRow, trends: trendRows, recentOrders, activity: activityRows } = dashboard.shape;

async function trend(sql: Sql, from: CalendarDate, to: CalendarDate, step: string): Promise<Trend> {
  const rows = await readRows(
    sql,
    trendRows.shape.year.element,
    `select start::date as "from", case when start <= $4 then coalesce(sum(d.orders), 0)::bigint end as orders
     from generate_series($1::timestamp, $2::timestamp - interval '1 day', $3::interval) start
     left join order_days d on d.day >= start and d.day < least(start + $3::interval, $2::timestamp)
     group by start order by start`,
    [from.toString(), to.toString(), step, businessDay()],
  );
  return rows;
}

async function trends(sql: Sql): Promise<Dashboard['trends']> {
  const today = parseDate(businessDay());
  const year = startOfYear(today);
  const month = startOfMonth(today);
  const week = startOfWeek(today, 'en-IN', 'mon');
  return {
    year: await trend(sql, year, year.add({ years: 1 }), '1 month'),
    month: await trend(sql, month, month.add({ months: 1 }), '7 days'),
    week: await trend(sql, week, week.add({ weeks: 1 }), '1 day'),
  };
}

async function summary(sql: Sql): Promise<Dashboard['summary']> {
  const found = await readRow(
    sql,
    summaryRow,
    `select coalesce(sum(orders), 0)::bigint as "totalOrders", coalesce(sum(revenue), 0)::bigint as "totalRevenue",
       (select count(*) from inquiries where status = 'Open') as "pendingInquiries",
       (select count(*) from quotations where status = 'Pending') as "activeQuotations"
     from order_days`,
  );
  if (!found) throw new Error('A sum has no row');
  return found;
}

async function activity(sql: Sql): Promise<Dashboard['activity']> {
  const rows = await readRows(
    sql,
    activityRows.element,
    `select a.id::text, a.kind, a.action, coalesce(actor.name, (
         select r.before->>'name' from audit r where r.kind = 'team' and r.action = 'remove' and r.record_id = a.actor_id
       ), '') as actor,
       case when a.kind in ('users', 'services') then coalesce(a.after->>'name', a.before->>'name', subject.name, '')
         else '#' || a.record_id end as record,
       case when a.action = 'set status' then a.after->>'status' end as status,
       ${minuteIn('a.at')} as at
     from audit a
       left join users actor on actor.id = a.actor_id
       left join users subject on a.kind = 'users' and subject.id = a.record_id
     where a.kind = any ($1)
       and a.action in ('place', 'register', 'add', 'edit', 'set status', 'remove')
     order by a.id desc limit 8`,
    [sections],
  );
  return rows;
}

export function dashboardRoutes({ handle }: Handlers, { pool }: Services) {
  handle('GET /api/admin/dashboard', async () => {
    const recent = await readRows(
      pool,
      recentOrders.element,
      `select '#' || number as id, pcb_name as "pcbName", status, placed_on as date from orders
       order by number desc limit 6`,
    );
    return {
      summary: await summary(pool),
      trends: await trends(pool),
      recentOrders: recent,
      work: await workList(pool),
      activity: await activity(pool),
    };
  });
}
