import type { CartLine, cartItem, CartService } from '@pcb/api/cart';
import { lineFile } from '@pcb/api/files';
import { maxCartLines } from '@pcb/api/limits';
import { orderedService, orderForm } from '@pcb/api/orders';
import { maxQuantity } from '@pcb/quoting/cartLimits';
import type { FormValues } from '@pcb/quoting/forms';
import { paise } from '@pcb/quoting/money';
import { parsePositiveCount } from '@pcb/quoting/parse';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import { attachFiles, checkFiles, filesWhere, missingFiles, namedFiles, rowsOf } from '../files/lineFiles.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import { quoteForm } from '../orders/price.ts';

const userIdRow = z.strictObject({ userId: z.number().nullable() });
const countRow = z.strictObject({ count: z.number() });
const idRow = z.strictObject({ id: z.string() });
const removedRow = z.strictObject({ isRemoved: z.boolean() });

const storedLine = z.strictObject({
  id: z.string(),
  quantity: z.number(),
  part: z.strictObject({ part: z.string(), name: z.string(), package: z.string(), per: z.string() }).nullable(),
  price: z.number().nullable(),
  isOnSale: z.boolean().nullable(),
  service: orderedService.nullable(),
  form: orderForm.nullable(),
  files: z.array(lineFile),
});

type StoredLine = z.output<typeof storedLine>;

const serviceForm = storedLine.pick({ service: true, form: true });

/** A layout has no quantity in its form: it is ordered as often as the line states. */
const withQuantity = (form: FormValues, quantity: number): FormValues =>
  'quantity' in form ? { ...form, quantity: String(quantity) } : form;

function serviceLine(service: CartService, form: FormValues, { id, quantity, files }: StoredLine): CartLine {
  const values = withQuantity(form, quantity);
  try {
    const { price, leadTime } = quoteForm(service, values);
    const amount = 'quantity' in values ? price.orderValue : paise(price.orderValue * quantity);
    // A line without its files was added before they were required.
    const isAvailable = missingFiles(service, files).length === 0;
    return { id, quantity, unit: price.unit, amount, isAvailable, files, item: { service, form: values, leadTime } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // It had a price when it was added; the rates or the form have changed since.
    return {
      id,
      quantity,
      unit: paise(0),
      amount: paise(0),
      isAvailable: false,
      files,
      item: { service, form: values, leadTime: null },
    };
  }
}

function priced(line: StoredLine): CartLine[] {
  const { id, quantity, part, price, isOnSale, service, form, files } = line;
  if (part) {
    const unit = paise(price ?? 0);
    const amount = paise(unit * quantity);
    return [{ id, quantity, unit, amount, isAvailable: isOnSale === true, files, item: part }];
  }
  return service && form ? [serviceLine(service, form, line)] : [];
}

export async function cartLines(
  sql: Sql,
  cartId: number | undefined,
  { forUpdate = false } = {},
): Promise<readonly CartLine[]> {
  if (cartId === undefined) return [];
  const rows = await readRows(
    sql,
    storedLine,
    `select l.id, l.quantity, p.price, p.is_available as "isOnSale", l.service, l.form,
       case when p.id is not null
         then json_build_object('part', p.id, 'name', p.name, 'package', p.package, 'per', p.per) end as part,
       ${filesWhere('cart_line_id = l.id')} as files
     from cart_lines l left join parts p on p.id = l.part_id
     where l.cart_id = $1 and l.removed_at is null order by l.position ${forUpdate ? 'for update of l' : ''}`,
    [cartId],
  );
  return rows.flatMap(priced);
}

/** 1 for a layout, whose form has no quantity. A form with more than `maxQuantity` has no price, so `quoteForm` refuses it. */
const quantityOf = (form: FormValues): number => parsePositiveCount(String(form['quantity'])) ?? 1;

/** Locks the cart, so that two requests cannot both add the last line. Returns the id of its customer. */
async function checkRoom(sql: Sql, cartId: number | undefined, part: string | null): Promise<number | null> {
  const cart = await readRow(sql, userIdRow, 'select user_id as "userId" from carts where id = $1 for update', [
    cartId,
  ]);
  const others = await readRow(
    sql,
    countRow,
    `select count(*) from cart_lines
     where cart_id = $1 and removed_at is null and not coalesce(part_id = $2, false)`,
    [cartId, part],
  );
  if (!cart) throw new ApiError('notFound');
  if ((others?.count ?? 0) >= maxCartLines) throw fieldError('tooLarge', 'lines', 'count');
  return cart.userId;
}

export async function addLine(sql: Sql, cartId: number | undefined, item: z.output<typeof cartItem>): Promise<void> {
  const userId = await checkRoom(sql, cartId, 'part' in item ? item.part : null);
  if ('part' in item) {
    const { rowCount } = await sql.query(
      `insert into cart_lines (cart_id, part_id, quantity) select $1, id, 1 from parts where id = $2 and is_available
       on conflict (cart_id, part_id) do update set removed_at = null,
         quantity = case when cart_lines.removed_at is null then least(cart_lines.quantity + 1, $3) else 1 end`,
      [cartId, item.part, maxQuantity],
    );
    if (!rowCount) throw new ApiError('notFound');
    return;
  }
  const { service, form } = item;
  const files = namedFiles(item.files);
  quoteForm(service, form);
  checkFiles(service, files);
  const added = await readRow(
    sql,
    idRow,
    'insert into cart_lines (cart_id, service, form, quantity) values ($1, $2, $3, $4) returning id',
    [cartId, service, JSON.stringify(form), quantityOf(form)],
  );
  await attachFiles(sql, userId, rowsOf({ cart_line_id: added?.id ?? '' }, files));
}

export async function setQuantity(sql: Sql, cartId: number | undefined, lineId: string, quantity: number) {
  const line = await readRow(
    sql,
    serviceForm,
    `update cart_lines set quantity = $3 where cart_id = $1 and id = $2 and removed_at is null
     returning service, form`,
    [cartId, lineId, quantity],
  );
  if (!line) throw new ApiError('notFound');
  if (line.service && line.form) quoteForm(line.service, withQuantity(line.form, quantity));
}

/** Keeps the line and its files until `deleteExpiredRows` deletes them, so that it can be restored. */
export async function removeLine(sql: Sql, cartId: number | undefined, lineId: string) {
  const { rowCount } = await sql.query(
    'update cart_lines set removed_at = now() where cart_id = $1 and id = $2 and removed_at is null',
    [cartId, lineId],
  );
  if (!rowCount) throw new ApiError('notFound');
  await sql.query(
    `delete from cart_lines where id in (
       select id from cart_lines where cart_id = $1 and removed_at is not null order by removed_at desc offset $2
     )`,
    [cartId, maxCartLines],
  );
}

/** Also succeeds if another tab has restored the line. */
export async function restoreLine(sql: Sql, cartId: number | undefined, lineId: string) {
  const line = await readRow(
    sql,
    removedRow,
    'select removed_at is not null as "isRemoved" from cart_lines where cart_id = $1 and id = $2',
    [cartId, lineId],
  );
  if (!line) throw new ApiError('notFound');
  if (!line.isRemoved) return;
  await checkRoom(sql, cartId, null);
  await sql.query('update cart_lines set removed_at = null where cart_id = $1 and id = $2', [cartId, lineId]);
}
