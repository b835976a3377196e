import type { placing } from '@pcb/api/orders';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { paise } from '@pcb/quoting/money';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { checkFiles, namedFiles } from '../files/lineFiles.ts';
import { ApiError } from '../http/apiError.ts';
import type { Person } from '../http/types.ts';
import { nameOfForm, quoteForm } from './price.ts';
import { writeOrder } from './write.ts';

/** Places an order for one service in a transaction, and returns its number. */
export async function placeOrder(
  sql: Sql,
  person: Person,
  { service, form, expectedTotal, files: ids }: z.output<typeof placing>,
  seller: GstStateCode,
): Promise<number> {
  const { price } = quoteForm(service, form);
  const files = namedFiles(ids);
  checkFiles(service, files);
  if (price.total !== expectedTotal) throw new ApiError('stalePrice', { actual: price.total });
  const { orderValue: net, tax } = price;
  const lines = [{ name: nameOfForm(service, form), service, form, quantity: 1, unit: net, amount: net, files }];
  return writeOrder(sql, person, { lines, net, tax, shipping: paise(0) }, seller);
}
