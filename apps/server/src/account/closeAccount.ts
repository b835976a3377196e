import { inquiries, quotations, users } from '@pcb/records/kinds';
import { endAccess } from '../auth/access.ts';
import { unusableHash } from '../auth/passwords.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { emailRow, readRow } from '../database/rows.ts';
import { accountClosedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { foldedLine, searchText, withLine } from '../records/searchText.ts';

const closedName = 'Closed account';

const addressOfProfile = `coalesce((
  select concat_ws(E'\\n', a->>'name', a->>'text', a->>'contact') from jsonb_array_elements(u.addresses) with ordinality as e (a, n)
  order by a->>'type' <> 'Delivery', n limit 1), '')`;

/**
 * Orders and invoices keep the recipient's name and address; all other personal data is deleted, and the e-mail address
 * can register again. Call it in a transaction. Does nothing if the account is already closed.
 */
export async function closeAccount(sql: Sql, id: number, ipAddress: string): Promise<void> {
  const closing = await readRow(
    sql,
    emailRow,
    'select email from users where id = $1 and closed_at is null for update',
    [id],
  );
  if (!closing) return;
  const { email } = closing;
  // An invoice needs the recipient's address, and so does an order that is not shipped yet.
  await sql.query(
    `update orders o set shipping_address = left(${addressOfProfile}, 5000), version = o.version + 1
     from users u where u.id = $1 and o.user_id = u.id and o.shipping_address = ''`,
    [id],
  );
  const placeholder = `closed-${id}@account.invalid`;
  await sql.query(
    // Matches no password, so nobody can sign in even if an administrator activates the account.
    `update users set name = $2, email = $3, password_hash = $4, search_text = $5, mobile = '', company = '', state = null,
       addresses = '[]', order_addresses = null, emails = '{}', muted = '{}', status = 'Inactive', verified_at = null,
       closed_at = now(), version = version + 1
     where id = $1`,
    [id, closedName, placeholder, unusableHash, searchText(users, { name: closedName, email: placeholder })],
  );
  await endAccess(sql, id);
  await sql.query('delete from carts where user_id = $1', [id]);
  await sql.query('delete from idempotency where user_id = $1', [id]);
  await sql.query('delete from registrations where lower(email) = lower($1)', [email]);
  // Sent or not: mails contain the address, and waiting ones contain secrets of the account.
  await sql.query('delete from outbox where lower(recipient) = lower($1)', [email]);
  // `deleteUnusedFiles` deletes them with their bytes.
  await sql.query(
    `update files set created_at = 'epoch' where user_id = $1
     and not exists (select from line_files where file_id = files.id)
     and not exists (select from event_files where file_id = files.id)`,
    [id],
  );
  for (const kind of [inquiries, quotations])
    await sql.query(
      `update ${kind.section} set customer = $2, version = version + 1,
         search_text = ${withLine(kind, 'customer', '$3::text')} where user_id = $1`,
      [id, closedName, foldedLine(closedName)],
    );
  await audit(sql, { actor: id, action: 'close account', kind: 'users', record: id, ipAddress });
  await queueMail(sql, { to: email, ...accountClosedMail });
}
