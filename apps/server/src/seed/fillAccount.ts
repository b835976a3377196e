import { initialForms } from '@pcb/quoting/forms';
import { addLine } from '../cart/lines.ts';
import { customerCart } from '../cart/owner.ts';
import type { Sql } from '../database/pool.ts';

export interface SampleCustomer {
  name: string;
  mobile: string;
  company: string;
  state: string;
  addresses: readonly object[];
  emails: readonly string[];
}

async function fillCart(sql: Sql, userId: number) {
  const cartId = await customerCart(sql, userId);
  const { rowCount } = await sql.query('select from cart_lines where cart_id = $1', [cartId]);
  if (rowCount) return;
  const board = { sizeX: '100', sizeY: '80', finish: 'enig', assembly: 'yes' } as const;
  await addLine(sql, cartId, { service: 'stencil', form: initialForms.stencil, files: {} });
  await addLine(sql, cartId, { service: 'fab', form: { ...initialForms.fab, ...board }, files: {} });
}

export async function fillAccount(sql: Sql, userId: number, customer: SampleCustomer): Promise<void> {
  const { name, mobile, company, state, addresses, emails } = customer;
  for (const table of ['orders', 'quotations', 'inquiries'])
    await sql.query(`update ${table} set user_id = $1 where customer = $2 and user_id is null`, [userId, name]);
  await sql.query(
    `update users set mobile = $2, company = $3, state = $4, addresses = $5, emails = $6,
       order_count = (select count(*) from orders where user_id = $1) where id = $1`,
    [userId, mobile, company, state, JSON.stringify(addresses), emails],
  );
  await fillCart(sql, userId);
}
