import { orderProgress, type OrderProgress, productionRoutes } from '@pcb/api/production';
import type { OrderStep, Side } from '@pcb/records/orderSteps';
import { dayIn, minuteIn } from '../businessDay.ts';
import type { Sql } from '../database/pool.ts';
import { idRow, readRow, readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import { stateOf } from './state.ts';
import { possibleSteps } from './steps.ts';

interface NewEvent {
  number: number;
  step: OrderStep;
  side: Side;
  /** The id of the customer or administrator. */
  actor: number;
  text?: string;
  /** The ids of files that the actor has uploaded. */
  files?: readonly string[];
}

export async function addEvent(sql: Sql, { number, step, side, actor, text = '', files = [] }: NewEvent) {
  const added = await readRow(
    sql,
    idRow,
    `insert into order_events (order_number, step, side, actor, text)
     select $1, $2, $3, name, $5 from users where id = $4 returning id`,
    [number, step, side, actor, text],
  );
  if (!added) throw new ApiError('signedOut');
  const ids = [...new Set(files)];
  const { rowCount } = await sql.query(
    `insert into event_files (event_id, file_id)
     select $1, id from files where id = any ($2::uuid[]) and user_id = $3 and sha256 is not null`,
    [added.id, ids, actor],
  );
  if (rowCount !== ids.length) throw new ApiError('notFound');
  return added.id;
}

/** The quantities not yet dispatched, by line. */
export const remainingLines = (sql: Sql, number: number): Promise<OrderProgress['remaining']> =>
  readRows(
    sql,
    orderProgress.shape.remaining.element,
    `select * from (
       select l.position, l.name, (l.quantity - coalesce((
         select sum(quantity) from dispatch_lines where order_number = l.order_number and position = l.position
       ), 0))::int as quantity
       from order_lines l where l.order_number = $1
     ) lines where quantity > 0 order by position`,
    [number],
  );

/** The parcel of an event as JSON, or null: SQL for the id of the event, such as 'e.id'. */
export const parcelOf = (event: string): string =>
  `(select json_build_object('carrier', carrier, 'tracking', tracking, 'lines', (
      select coalesce(json_agg(json_build_object('name', l.name, 'quantity', d.quantity) order by l.position), '[]')
      from dispatch_lines d join order_lines l using (order_number, position) where d.event_id = ${event}
    )) from dispatches where event_id = ${event})`;

const eventsOf = (sql: Sql, number: number, side: Side) =>
  readRows(
    sql,
    orderProgress.shape.events.element,
    `select e.id, e.step, e.side, case when e.side = 'business' and $2 = 'customer' then '' else e.actor end as actor,
       ${minuteIn('e.at')} as at, e.text,
       ${parcelOf('e.id')} as dispatch,
       (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.name), '[]')
         from event_files join files f on f.id = file_id where event_id = e.id) as files
     from order_events e where e.order_number = $1 order by e.id`,
    [number, side],
  );

const queryRows = productionRoutes['GET /api/queries'].reply;

/** The open questions to a customer, newest first. */
export const queriesOf = (sql: Sql, userId: number) =>
  readRows(
    sql,
    queryRows.element,
    `select '#' || o.number as id, o.pcb_name as "pcbName", ${dayIn('e.at')} as date,
       e.text as question
     from orders o join lateral (
       select at, text from order_events where order_number = o.number and step = 'ask' order by id desc limit 1
     ) e on true where o.user_id = $1 and o.awaits = 'customer' order by e.at desc limit 100`,
    [userId],
  );

interface Reader {
  side: Side;
  /** `null` for an administrator, who sees the orders of all customers. */
  userId: number | null;
  canChange: boolean;
}

export async function progressOf(sql: Sql, number: number, { side, userId, canChange }: Reader) {
  const { version, ...state } = await stateOf(sql, number, userId);
  const progress: OrderProgress = {
    can: canChange ? possibleSteps(side, state) : [],
    awaits: state.awaits,
    isCancelled: state.isCancelled,
    events: await eventsOf(sql, number, side),
    remaining: await remainingLines(sql, number),
  };
  return { progress, version };
}
