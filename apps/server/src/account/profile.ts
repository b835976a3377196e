import { type Account, account } from '@pcb/api/account';
import { users } from '@pcb/records/kinds';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { setVersion, versionOf } from '../http/versions.ts';
import { unpaidInvoices } from '../payments/balance.ts';
import { searchText } from '../records/searchText.ts';

const accountRow = z.strictObject({ ...account.shape, _version: z.number() });

async function findAccount(sql: Sql, id: number): Promise<{ account: Account; version: number }> {
  const found = await readRow(
    sql,
    accountRow,
    `select name, mobile, company, state, addresses, emails, email, version as "_version",
       (select coalesce(sum(total), 0)::bigint from orders where user_id = users.id and status <> 'Shipped'
           and cancelled_at is null)
         as "runningOrders",
       (select coalesce(sum(u.balance), 0)::bigint from ${unpaidInvoices} where u.user_id = users.id and u.balance > 0)
         as "outstandingInvoices",
       (select coalesce(sum(i.total), 0)::bigint from credit_notes join invoices i on i.number = invoice_number
           join orders o on o.number = order_number where o.user_id = users.id)
         as "totalCreditNote"
     from users where id = $1`,
    [id],
  );
  if (!found) throw new ApiError('signedOut');
  const { _version: version, ...values } = found;
  return { account: values, version };
}

export function profileRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;

  handle('GET /api/profile', async (context) => {
    const found = await findAccount(pool, context.get('person').id);
    setVersion(context, found);
    return found.account;
  });
  handle('PUT /api/profile', async (context, { body: { name, mobile, company, state, addresses, emails } }) => {
    const { id, email } = context.get('person');
    const version = versionOf(context);
    const saved = await transaction(pool, async (sql) => {
      const { rowCount } = await sql.query(
        `update users set name = $3, mobile = $4, company = $5, state = $6, addresses = $7, emails = $8,
           search_text = $9, version = version + 1
         where id = $1 and version = $2`,
        [
          id,
          version,
          name,
          mobile,
          company,
          state,
          JSON.stringify(addresses),
          emails,
          searchText(users, { name, email }),
        ],
      );
      const after = await findAccount(sql, id);
      if (!rowCount) throw new ApiError('conflict', { current: after.account });
      await audit(sql, { actor: id, action: 'edit profile', kind: 'users', record: id });
      return after;
    });
    setVersion(context, saved);
    return saved.account;
  });
}
