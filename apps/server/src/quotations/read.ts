import { type Quotation, quotation } from '@pcb/api/quotations';
import type { Side } from '@pcb/records/orderSteps';
import { z } from 'zod';
import { businessDay, dayIn, minuteIn } from '../businessDay.ts';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';

const { versions, events, ...head } = quotation.shape;
const headRow = z.strictObject(head);

/** A customer reads their own quotations, an administrator (`userId` null) all of them. */
interface QuotationReader {
  side: Side;
  userId: number | null;
}

/** A quotation with its versions. @throws `notFound`, also for another customer's */
export async function quotationOf(sql: Sql, number: number, { side, userId }: QuotationReader): Promise<Quotation> {
  const found = await readRow(
    sql,
    headRow,
    `select '#' || number as id, customer, service, status, '#' || inquiry_number as inquiry,
       '#' || order_number as "order", awaits, coalesce((
         select valid_until < $3 from quotation_versions where quotation_number = number order by version desc limit 1
       ), false) as "isExpired"
     from quotations where number = $1 and ($2::bigint is null or user_id = $2)`,
    [number, userId, businessDay()],
  );
  if (!found) throw new ApiError('notFound');
  return {
    ...found,
    versions: await readRows(
      sql,
      versions.element,
      `select version, ${dayIn('at')} as date, valid_until as "validUntil", terms, net, tax, (
         select json_agg(json_build_object('name', name, 'quantity', quantity, 'amount', amount, 'leadDays', lead_days,
             'code', code) order by position)
           from quotation_lines l where l.quotation_number = v.quotation_number and l.version = v.version
       ) as lines
       from quotation_versions v where quotation_number = $1 order by version desc`,
      [number],
    ),
    events: await readRows(
      sql,
      events.element,
      `select id, step, side, case when side = 'business' and $2 = 'customer' then '' else actor end as actor,
         ${minuteIn('at')} as at, text
       from quotation_events where quotation_number = $1 order by id`,
      [number, side],
    ),
  };
}
