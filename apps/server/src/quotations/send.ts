import type { NewQuotation } from '@pcb/api/quotations';
import { paise, taxOn } from '@pcb/quoting/money';
import { quotations } from '@pcb/records/kinds';
import { z } from 'zod';
import { businessDay } from '../businessDay.ts';
import { audit } from '../database/audit.ts';
import { readRow } from '../database/rows.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import type { Change } from '../http/change.ts';
import { nextNumber } from '../orders/numbers.ts';
import { searchText } from '../records/searchText.ts';
import { mailQuotation } from './mails.ts';

const inquiryRow = z.strictObject({ customer: z.string(), userId: z.number().nullable() });
const quotationRow = z.strictObject({ customer: z.string(), isOrdered: z.boolean(), version: z.number() });

const totalsOf = ({ lines }: NewQuotation) => {
  const net = paise(lines.reduce((sum, { amount }) => sum + amount, 0));
  return { net, tax: taxOn(net) };
};

async function addVersion(
  number: number,
  version: number,
  quotation: NewQuotation,
  { sql, actor, ipAddress, site }: Change,
) {
  if (quotation.validUntil < businessDay()) throw fieldError('invalid', 'validUntil', 'past');
  const { net, tax } = totalsOf(quotation);
  await sql.query(
    `insert into quotation_versions (quotation_number, version, actor, terms, valid_until, net, tax)
     select $1, $2, name, $4, $5, $6, $7 from users where id = $3`,
    [number, version, actor, quotation.terms, quotation.validUntil, net, tax],
  );
  await sql.query(
    `insert into quotation_lines (quotation_number, version, position, name, quantity, amount, lead_days, code)
     select $1, $2, position, name, quantity, amount, "leadDays", code
     from json_to_recordset($3)
       as l (position int, name text, quantity int, amount bigint, "leadDays" int, code text)`,
    [number, version, JSON.stringify(quotation.lines.map((line, index) => ({ ...line, position: index + 1 })))],
  );
  await audit(sql, {
    actor,
    ipAddress,
    // As in the rows that are stored.
    action: 'offer',
    kind: 'quotations',
    record: number,
    after: { version, ...quotation },
  });
  await mailQuotation(
    sql,
    number,
    { kind: 'quotation', version, validUntil: quotation.validUntil, total: net + tax },
    site,
  );
}

/** Answers an inquiry with the first version of a quotation, and closes the inquiry. */
export async function answerInquiry(inquiry: number, quotation: NewQuotation, change: Change): Promise<number> {
  const { sql } = change;
  const asked = await readRow(
    sql,
    inquiryRow,
    `update inquiries set status = 'Closed', version = version + 1 where number = $1
     returning customer, user_id as "userId"`,
    [inquiry],
  );
  if (!asked) throw new ApiError('notFound');
  const { net, tax } = totalsOf(quotation);
  const number = await nextNumber(sql, 'quotation');
  const id = String(number);
  const { customer, userId } = asked;
  await sql.query(
    `insert into quotations (number, user_id, inquiry_number, customer, service, placed_on, total, search_text)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      number,
      userId,
      inquiry,
      customer,
      quotation.service,
      businessDay(),
      net + tax,
      searchText(quotations, { id, customer, service: quotation.service }),
    ],
  );
  await addVersion(number, 1, quotation, change);
  return number;
}

/** Adds a version, on which the customer has to decide again. @throws `impossible` if an order was placed */
export async function reviseQuotation(number: number, quotation: NewQuotation, change: Change): Promise<number> {
  const { sql } = change;
  const found = await readRow(
    sql,
    quotationRow,
    `select customer, order_number is not null as "isOrdered", (
       select coalesce(max(version), 0) from quotation_versions where quotation_number = number
     ) as version from quotations where number = $1 for update`,
    [number],
  );
  if (!found) throw new ApiError('notFound');
  if (found.isOrdered) throw fieldError('impossible', 'quotation', 'accepted');
  const { net, tax } = totalsOf(quotation);
  await sql.query(
    `update quotations set status = 'Pending', awaits = null, service = $2, total = $3, search_text = $4,
       version = version + 1 where number = $1`,
    [
      number,
      quotation.service,
      net + tax,
      searchText(quotations, { id: String(number), customer: found.customer, service: quotation.service }),
    ],
  );
  const version = found.version + 1;
  await addVersion(number, version, quotation, change);
  return version;
}
