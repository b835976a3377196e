import type { LineFile } from '@pcb/api/files';
import type { FormValues, ServiceTab } from '@pcb/quoting/forms';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { Paise } from '@pcb/quoting/money';
import { orders } from '@pcb/records/kinds';
import { type OrderAddresses, placeOfSupplyOf } from '@pcb/records/orderAddresses';
import { countAttempt } from '../auth/throttle.ts';
import { businessDay } from '../businessDay.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { attachFiles, rowsOf } from '../files/lineFiles.ts';
import type { Person } from '../http/types.ts';
import { inRupees } from '../mail/inRupees.ts';
import { orderMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { searchText } from '../records/searchText.ts';
import { deliveryLabel, hasGoods } from './addresses.ts';
import { amountsOf } from './amounts.ts';
import { setDueDay } from './due.ts';
import { nextNumber } from './numbers.ts';

export interface OrderLine {
  name: string;
  part?: string;
  service?: ServiceTab;
  form?: FormValues;
  /** HSN or SAC, if a quotation states one. */
  code?: string;
  quantity: number;
  /** Before tax. */
  unit: Paise;
  /** Before tax. */
  amount: Paise;
  /** The longest lead time, in working days. */
  leadDays?: number;
  files: readonly Pick<LineFile, 'id' | 'purpose'>[];
}

interface NewOrder {
  lines: readonly OrderLine[];
  /** The lines, before tax. */
  net: Paise;
  tax: Paise;
  /** Before tax. */
  shipping: Paise;
  notes?: string;
  addresses: OrderAddresses;
}

const maxName = 200;

/** Longer texts would only enlarge the index. */
const maxSearched = 2_000;

function orderName([first, ...more]: readonly OrderLine[]): string {
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return [...(first?.name ?? '')].slice(0, maxName - rest.length).join('') + rest;
}

export async function writeOrder(sql: Sql, person: Person, order: NewOrder, seller: GstStateCode): Promise<number> {
  await countAttempt(sql, 'order', String(person.id));
  const { lines, net, tax, shipping, notes = '', addresses } = order;
  await sql.query('update users set order_count = order_count + 1, order_addresses = $2 where id = $1', [
    person.id,
    addresses,
  ]);
  const amounts = amountsOf(net, tax, placeOfSupplyOf(addresses, hasGoods(lines)), seller);
  const board = orderName(lines);
  // The search text also contains the names of the other lines.
  const names = [...lines.map(({ name }) => name).join(', ')].slice(0, maxSearched).join('');
  const components = lines.flatMap(({ part, name, quantity }) => (part === undefined ? [] : [`${quantity} × ${name}`]));
  const number = await nextNumber(sql, 'order');
  await sql.query(
    `insert into orders (number, user_id, customer, pcb_name, placed_on, net, central_tax, state_tax, integrated_tax,
       place_of_supply, is_inter_state, shipping, addresses, shipping_address, components, notes, search_text)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      number,
      person.id,
      person.name,
      board,
      businessDay(),
      amounts.net,
      amounts.central_tax,
      amounts.state_tax,
      amounts.integrated_tax,
      amounts.place_of_supply,
      amounts.is_inter_state,
      shipping,
      addresses,
      deliveryLabel(addresses.delivery),
      components,
      notes,
      searchText(orders, { id: String(number), pcbName: names, customer: person.name }),
    ],
  );
  await sql.query(
    `insert into order_lines (order_number, position, name, part_id, service, form, code, quantity, unit, amount)
     select $1, position, name, part_id, service, form, code, quantity, unit, amount
     from json_populate_recordset(null::order_lines, $2)`,
    [
      number,
      JSON.stringify(
        lines.map(({ part, files: _, leadDays: _days, ...line }, index) => ({
          ...line,
          part_id: part,
          position: index + 1,
        })),
      ),
    ],
  );
  await setDueDay(sql, number, lines);
  const files = lines.flatMap((line, index) => rowsOf({ order_number: number, position: index + 1 }, line.files));
  await attachFiles(sql, person.id, files);
  const mailed = lines.map(({ amount, ...line }) => ({ ...line, amount: inRupees(amount) }));
  await queueMail(sql, { to: person.email, ...orderMail(`#${number}`, mailed, inRupees(net + tax + shipping)) });
  await audit(sql, { actor: person.id, action: 'place', kind: 'orders', record: number });
  return number;
}
