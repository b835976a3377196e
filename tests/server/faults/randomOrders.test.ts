/** Random orders, and the invariants of each. */
import { errorBody } from '@pcb/api/errors';
import { orderPayment } from '@pcb/api/payments';
import { expect, it } from 'vitest';
import { createApp } from '../../../apps/server/src/app.ts';
import { oneOf, type Random, randomFrom } from '../../helpers/random.ts';
import { localProvider } from '../setup/localProvider.ts';
import { openServer } from '../setup/openServer.ts';
import { signedIn } from '../setup/people.ts';
import { type ActName, actsOn, placeOrder, type People } from './orderActs.ts';
import { dueOf, faultsOf, snapshotOf, type OrderSnapshot } from './orderSnapshot.ts';

const orderCount = 2_000;
const atOnce = 10;

const { services, pool } = await openServer();
const { provider, pay } = localProvider('the secret of the webhooks');
const app = createApp({ ...services, payments: provider });
await pool.query(
  "insert into parts (id, name, package, price, per) values ('header', 'Pin header', 'Through-hole', 1234, 'each')",
);
const administrator = await signedIn(app, pool, 'administrator', 'Boss');
const customers = await Promise.all(
  Array.from({ length: atOnce }, (_, index) => signedIn(app, pool, 'customer', `Customer${index}`)),
);

/** These acts are refused most of the time. */
const more: readonly ActName[] = ['dispatchAll', 'dispatchPart', 'receive', 'credit', 'issue'];

const refusals = ['impossible', 'conflict', 'invalid', 'invoiced', 'notFound', 'taken', 'keyReused', 'forbidden'];
const counts: Record<string, { accepted: number; refused: number }> = {};

const withoutCredit = (invoice: OrderSnapshot['invoices'][number]) => JSON.stringify({ ...invoice, credited_on: null });

/** Whether `after` contains the documents of `before` unchanged. */
const isKept = (before: OrderSnapshot, after: OrderSnapshot) =>
  before.invoices.every((invoice, index) => {
    const later = after.invoices[index];
    return later && withoutCredit(invoice) === withoutCredit(later);
  }) && before.creditNotes.every((note, index) => JSON.stringify(note) === JSON.stringify(after.creditNotes[index]));

async function act(name: ActName, answering: Promise<Response>): Promise<string | undefined> {
  const response = await answering;
  const count = (counts[name] ??= { accepted: 0, refused: 0 });
  count[response.ok ? 'accepted' : 'refused'] += 1;
  if (response.ok) return undefined;
  return errorBody.parse(await response.json()).error.code;
}

/** The faults of an act that has turned `before` into `after`. */
function faultsOfAct(before: OrderSnapshot, after: OrderSnapshot, refusal: string | undefined): string[] {
  const { audited: auditedBefore, ...storedBefore } = before;
  const { audited, ...stored } = after;
  const isChanged = JSON.stringify(stored) !== JSON.stringify(storedBefore);
  const rules = {
    'a known refusal': refusal === undefined || refusals.includes(refusal),
    'a refused act changes nothing': refusal === undefined || (!isChanged && audited === auditedBefore),
    'an accepted change is in the audit': refusal !== undefined || !isChanged || audited > auditedBefore,
    'what was issued stays': isKept(before, after),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

async function checkOrder(people: People, random: Random): Promise<string | undefined> {
  const placed = await placeOrder(people, random);
  const acts: string[] = [];
  let isEdited = false;
  let snapshot = await snapshotOf(pool, placed.number);
  const report = (faults: readonly string[]) =>
    faults.length > 0 ? `#${placed.number} after ${acts.join(', ')}: ${faults.join('; ')}` : undefined;
  const length = 4 + Math.floor(random() * 10);
  for (let count = 0; count < length; count += 1) {
    const possible = actsOn(placed, people, snapshot, random);
    const name = oneOf(random, [...(Object.keys(possible) as ActName[]), ...more]);
    const refusal = await act(name, possible[name]());
    acts.push(refusal === undefined ? name : `${name} (${refusal})`);
    isEdited ||= name === 'editTotal' && refusal === undefined;
    const before = snapshot;
    snapshot = await snapshotOf(pool, placed.number);
    const booked = snapshot.payments.filter(({ method }) => method === 'provider').map(({ reference }) => reference);
    const faults = report([
      ...faultsOfAct(before, snapshot, refusal),
      ...faultsOf(snapshot, placed.place, isEdited),
      ...(booked.toSorted().join() === [...placed.reported].toSorted().join() ? [] : ['a webhook is booked once']),
    ]);
    if (faults) return faults;
  }
  const response = await people.customer.get(`/api/orders/${placed.number}/payment`);
  const { due, paid, balance } = orderPayment.parse(await response.json());
  const received = snapshot.payments.reduce((total, { amount }) => total + amount, 0);
  return report([
    ...(due === dueOf(snapshot) ? [] : [`due is ${due}, not ${dueOf(snapshot)}`]),
    ...(paid === received && balance === due - paid ? [] : [`the balance is ${balance} of ${due} after ${received}`]),
  ]);
}

it('every invariant holds after each act of 2,000 random orders', async () => {
  const found: string[] = [];
  for (let first = 0; first < orderCount; first += atOnce) {
    // Customers have limits per hour.
    await pool.query('truncate throttle');
    const faults = await Promise.all(
      customers.map((customer, index) => checkOrder({ pool, customer, administrator, pay }, randomFrom(first + index))),
    );
    found.push(...faults.filter((fault) => fault !== undefined));
  }
  expect(found.slice(0, 10)).toEqual([]);
  // Each act was possible in enough orders.
  expect(Object.entries(counts).filter(([, { accepted }]) => accepted < orderCount / 100)).toEqual([]);
});

it('leaves no gaps in the series of numbers, and records the revenue of each order', async () => {
  const gaps = async (numbers: string) => {
    const { rows } = await pool.query<{ count: number; last: number }>(
      `select count(*)::int as count, coalesce(max(number), 0)::int as last from (${numbers}) numbers`,
    );
    return (rows[0]?.last ?? 0) - (rows[0]?.count ?? 0);
  };
  for (const table of ['orders', 'inquiries', 'quotations'])
    expect(await gaps(`select number from ${table}`), table).toBe(0);
  for (const table of ['invoices', 'credit_notes'])
    expect(await gaps(`select right(number, 6)::int as number from ${table}`), table).toBe(0);
  const { rows } = await pool.query(
    `select (select sum(revenue)::bigint from order_days) as counted,
       sum(net + shipping)::bigint as summed from orders where cancelled_at is null`,
  );
  expect(rows[0]).toMatchObject({ counted: (rows[0] as { summed: string }).summed });
});
