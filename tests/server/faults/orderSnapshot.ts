/** All stored data of an order, and its invariants. */
import type { Pool } from '../../../apps/server/src/database/pool.ts';

interface Amounts {
  net: number;
  shipping: number;
  central_tax: number;
  state_tax: number;
  integrated_tax: number;
  total: number;
}

interface Invoice extends Amounts {
  number: string;
  rounding: number;
  credited_on: string | null;
  snapshot: { placeOfSupply: string; lines: readonly { amount: number }[] };
}

export interface OrderSnapshot {
  order: Amounts & {
    status: string;
    version: number;
    place_of_supply: string;
    is_inter_state: boolean;
    cancelled_at: string | null;
  };
  lines: readonly { position: number; amount: number; left: number }[];
  events: readonly { step: string }[];
  payments: readonly { amount: number; method: string; reference: string }[];
  invoices: readonly Invoice[];
  creditNotes: readonly { invoice_number: string }[];
  /** The entries of the audit about it. */
  audited: number;
}

const rows = (columns: string, from: string) => `(select coalesce(jsonb_agg(${columns}), '[]') from ${from})`;

const query = `select jsonb_build_object(
    'order', to_jsonb(o),
    'lines', ${rows(
      `to_jsonb(l) || jsonb_build_object('left', l.quantity - coalesce((
         select sum(quantity) from dispatch_lines d where d.order_number = l.order_number and d.position = l.position
       ), 0)) order by l.position`,
      'order_lines l where l.order_number = o.number',
    )},
    'events', ${rows('to_jsonb(e) order by e.id', 'order_events e where e.order_number = o.number')},
    'payments', ${rows('to_jsonb(p) order by p.id', 'payments p where p.order_number = o.number')},
    'invoices', ${rows('to_jsonb(i) order by i.number', 'invoices i where i.order_number = o.number')},
    'creditNotes', ${rows(
      'to_jsonb(c) order by c.number',
      'credit_notes c join invoices i on i.number = c.invoice_number where i.order_number = o.number',
    )},
    'audited', (select count(*) from audit where kind = 'orders' and record_id = o.number)
  ) as snapshot from orders o where o.number = $1`;

export async function snapshotOf(pool: Pool, number: number): Promise<OrderSnapshot> {
  const { rows: found } = await pool.query<{ snapshot: OrderSnapshot }>(query, [number]);
  if (!found[0]) throw new Error(`There is no order ${number}`);
  return found[0].snapshot;
}

const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0);
const taxesOf = ({ central_tax, state_tax, integrated_tax }: Amounts) => central_tax + state_tax + integrated_tax;

/** Whether the taxes match the place of supply, and are 18 % of the taxable value to the paisa. */
const isTaxed = (amounts: Amounts, isInterState: boolean) =>
  (isInterState
    ? amounts.central_tax === 0 && amounts.state_tax === 0
    : amounts.integrated_tax === 0 && Math.abs(amounts.central_tax - amounts.state_tax) <= 1) &&
  Math.abs(taxesOf(amounts) * 100 - (amounts.net + amounts.shipping) * 18) <= 100;

/** The faults of an order that a seller in Kerala supplies in this state. */
export function faultsOf(
  { order, lines, events, invoices, creditNotes }: OrderSnapshot,
  place: string,
  isEdited: boolean,
): string[] {
  const isInterState = place !== '32';
  const isDispatched = order.status === 'Shipped' || events.some(({ step }) => step === 'dispatch');
  const rules: Record<string, boolean> = {
    'the total is the sum of its parts': order.total === order.net + order.shipping + taxesOf(order),
    'the lines add up': isEdited || order.net === sum(lines),
    'the place of supply': order.place_of_supply === place && order.is_inter_state === isInterState,
    'the tax': isTaxed(order, isInterState),
    'cancelled or dispatched': order.cancelled_at === null || !isDispatched,
    'no more leaves than was ordered': lines.every(({ left }) => left >= 0),
    'shipped if nothing is left': (order.status === 'Shipped') === lines.every(({ left }) => left === 0),
    'an invoice if shipped': (order.status === 'Shipped') === invoices.length > 0,
    'one invoice at a time': invoices.filter(({ credited_on }) => credited_on === null).length <= 1,
    'a credit note for each cancelled invoice':
      invoices
        .filter(({ credited_on }) => credited_on !== null)
        .map(({ number }) => number)
        .join() ===
      creditNotes
        .map(({ invoice_number }) => invoice_number)
        .toSorted()
        .join(),
    'invoices add up': invoices.every(
      (invoice) =>
        invoice.total === invoice.net + invoice.shipping + taxesOf(invoice) + invoice.rounding &&
        sum(invoice.snapshot.lines) === invoice.net + invoice.shipping,
    ),
    'invoices are in whole rupees': invoices.every(
      ({ total, rounding }) => total % 100 === 0 && Math.abs(rounding) <= 50,
    ),
    'the tax of invoices': invoices.every(
      (invoice) => invoice.snapshot.placeOfSupply === place && isTaxed(invoice, isInterState),
    ),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/** The amount due: 0 once it is cancelled, otherwise its invoice or its total in whole rupees. */
export function dueOf({ order, invoices }: OrderSnapshot): number {
  if (order.cancelled_at !== null) return 0;
  const current = invoices.find(({ credited_on }) => credited_on === null);
  return current?.total ?? Math.round(order.total / 100) * 100;
}
