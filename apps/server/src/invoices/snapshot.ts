import type { InvoiceSnapshot } from '@pcb/api/invoices';
import { orderParties } from '@pcb/api/orders';
import { serviceNames } from '@pcb/api/serviceNames';
import { taxPercent } from '@pcb/quoting/money';
import { isServiceCode, taxCodeOf, taxCodes } from '@pcb/records/taxCodes';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow, readRows } from '../database/rows.ts';
import type { Seller } from './seller.ts';

const orderRow = z.strictObject({
  ...orderParties.shape,
  id: z.string(),
  date: z.string(),
  customer: z.string(),
  pcbName: z.string(),
  shippingAddress: z.string(),
  net: z.number(),
  shipping: z.number(),
});

const lineRow = z.strictObject({
  name: z.string(),
  service: z.enum(Object.keys(serviceNames) as (keyof typeof serviceNames)[]).nullable(),
  form: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  code: z.string().nullable(),
  quantity: z.number(),
  amount: z.number(),
});

type Order = z.output<typeof orderRow>;
type Line = InvoiceSnapshot['lines'][number];

/** Freight is part of the supply, so it has the code of the first goods. */
function invoiceLines({ pcbName, net, shipping }: Order, ordered: readonly z.output<typeof lineRow>[]): Line[] {
  const lines = ordered.map(({ name, service, form, code, quantity, amount }) => ({
    description: service === null || name === serviceNames[service] ? name : `${serviceNames[service]}: ${name}`,
    code: taxCodeOf({ code, service, form }),
    quantity,
    amount,
  }));
  if (lines.length === 0) lines.push({ description: pcbName, code: taxCodes.board, quantity: 1, amount: net });
  const codes = lines.map((line) => line.code);
  const code = codes.find((one) => !isServiceCode(one)) ?? codes[0] ?? taxCodes.board;
  const once = (description: string, amount: number) =>
    amount === 0 ? [] : [{ description, code, quantity: 1, amount }];
  const changed = net - lines.reduce((sum, { amount }) => sum + amount, 0);
  return [...lines, ...once(changed < 0 ? 'Discount' : 'Change of price', changed), ...once('Freight', shipping)];
}

/** The contents of an invoice for this order, if it was issued today. */
export async function snapshotOf(sql: Sql, number: number, seller: Seller): Promise<InvoiceSnapshot> {
  const order = await readRow(
    sql,
    orderRow,
    `select '#' || number as id, placed_on as date, customer, pcb_name as "pcbName", net, shipping, addresses,
       shipping_address as "shippingAddress", place_of_supply as "placeOfSupply"
     from orders where number = $1`,
    [number],
  );
  if (!order) throw new Error('An order without a row cannot have an invoice');
  const lines = await readRows(
    sql,
    lineRow,
    'select name, service, form, code, quantity, amount from order_lines where order_number = $1 order by position',
    [number],
  );
  const { id, date, customer, addresses, shippingAddress, placeOfSupply } = order;
  return {
    order: { id, date },
    seller,
    customer,
    addresses,
    shippingAddress,
    placeOfSupply: placeOfSupply ?? seller.state,
    lines: invoiceLines(order, lines),
    taxRate: taxPercent,
  };
}
