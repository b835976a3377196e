import type { placing } from '@pcb/api/orders';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';
import type { Person } from '../http/types.ts';
import { nameOfForm, quoteForm } from './price.ts';
import { writeOrder } from './write.ts';

async function checkFile(sql: Sql, id: string, userId: number) {
  const { rowCount } = await sql.query('select from files where id = $1 and user_id = $2', [id, userId]);
  if (!rowCount) throw new ApiError('illegalForm', { fields: { file: 'missing' } });
}

/** Places an order for one service in a transaction, and returns its number. */
export async function placeOrder(
  sql: Sql,
  person: Person,
  { service, form, expectedTotal, file }: z.output<typeof placing>,
  seller: GstStateCode,
): Promise<number> {
  const { price } = quoteForm(service, form);
  if (price.total !== expectedTotal) throw new ApiError('stalePrice', { actual: price.total });
  if (file !== undefined) await checkFile(sql, file, person.id);
  const { orderValue: net, tax } = price;
  const lines = [{ name: nameOfForm(service, form), service, form, quantity: 1, unit: net }];
  return writeOrder(sql, person, { lines, net, tax, shipping: 0, file }, seller);
}
