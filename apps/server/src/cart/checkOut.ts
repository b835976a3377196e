import type { CartLine, Checkout } from '@pcb/api/cart';
import type { FieldReasons } from '@pcb/api/errors';
import { cartTotals, shippingBeforeTax, shippingTax } from '@pcb/quoting/cartTotals';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { paise } from '@pcb/quoting/money';
import { billingGstinProblem } from '@pcb/records/orderAddresses';
import type { Sql } from '../database/pool.ts';
import { couponRow, readRow } from '../database/rows.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import type { Person } from '../http/types.ts';
import { nameOfForm } from '../orders/price.ts';
import { type OrderLine, writeOrder } from '../orders/write.ts';
import { cartLines } from './lines.ts';
import { customerCart } from './owner.ts';

const orderLine = ({ item, quantity, unit, amount, files }: CartLine): OrderLine => ({
  quantity,
  files,
  unit,
  amount,
  ...('part' in item
    ? { name: item.name, part: item.part }
    : {
        name: nameOfForm(item.service, item.form),
        service: item.service,
        form: item.form,
        leadDays: item.leadTime?.to ?? 0,
      }),
});

export async function checkOut(
  sql: Sql,
  person: Person,
  { expectedTotal, addresses }: Checkout,
  seller: GstStateCode,
): Promise<number> {
  const cartId = await customerCart(sql, person.id);
  const lines = await cartLines(sql, cartId, { forUpdate: true });
  const {
    subtotal: net,
    tax,
    total,
  } = cartTotals(lines.map(({ unit: price, quantity, amount }) => ({ price, quantity, amount })));
  if (total !== expectedTotal) throw new ApiError('stalePrice', { actual: total });
  if (lines.length === 0) throw fieldError('illegalForm', 'lines', 'empty');
  const missing = lines.filter(({ isAvailable }) => !isAvailable);
  if (missing.length > 0)
    throw new ApiError('illegalForm', {
      fields: Object.fromEntries(
        missing.map(({ id }) => [`lines.${id}`, 'unavailable' satisfies FieldReasons['lines']]),
      ),
    });
  if (!addresses) throw new ApiError('addressMissing');
  const problem = billingGstinProblem(addresses.billing);
  if (problem) throw new ApiError('invalid', { fields: { 'addresses.billing.gstin': problem } });

  // A line that another tab adds at this moment stays for the next order.
  await sql.query('delete from cart_lines where id = any($1)', [lines.map(({ id }) => id)]);
  const found = await readRow(
    sql,
    couponRow,
    `update carts c set coupon = null from carts old where c.id = $1 and old.id = c.id returning old.coupon`,
    [cartId],
  );
  const coupon = found?.coupon;
  const notes = coupon ? `Coupon: ${coupon}` : '';
  const order = { net, tax: paise(tax + shippingTax), shipping: shippingBeforeTax, notes, addresses };
  return writeOrder(sql, person, { ...order, lines: lines.map(orderLine) }, seller);
}
