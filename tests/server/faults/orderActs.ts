import { initialForms } from '@pcb/quoting/forms';
/** Random actions of customers and the business on an order. */
import type { Pool } from '../../../apps/server/src/database/pool.ts';
import { oneOf, type Random } from '../../helpers/random.ts';
import type { localProvider } from '../setup/localProvider.ts';
import { addresses, board, checkOut } from '../setup/order.ts';
import { type clientOf, keyed, versioned } from '../setup/people.ts';
import type { OrderSnapshot } from './orderSnapshot.ts';

type Client = ReturnType<typeof clientOf>;

export interface People {
  pool: Pool;
  customer: Client;
  administrator: Client;
  /** Takes a payment and returns its webhook. */
  pay: ReturnType<typeof localProvider>['pay'];
}

export interface PlacedOrder {
  number: number;
  /** The state of supply. */
  place: string;
  /** The webhooks of the provider's payments, delivered or not. */
  webhooks: ReturnType<People['pay']>[];
  /** The ids of the payments whose webhooks were delivered. */
  reported: Set<string>;
}

const { billing, delivery } = addresses;
const inKarnataka = { ...delivery, state: '29' as const };
const ofKarnataka = { ...billing, state: '29' as const };

const supplies = [
  { parties: addresses, place: '32' },
  { parties: { billing, delivery: inKarnataka }, place: '29' },
  { parties: { billing: ofKarnataka, delivery }, place: '32' },
  { parties: { billing: { ...billing, gstin: '32AAAAA0000A1ZB' }, delivery: inKarnataka }, place: '29' },
  // A registered buyer in Karnataka has the goods sent to another business in Kerala.
  {
    parties: {
      billing: { ...ofKarnataka, gstin: '29AAGCB7383J1Z4' },
      delivery: { ...delivery, isOtherParty: true },
    },
    place: '29',
  },
];

const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

async function read(response: Response): Promise<Record<string, string>> {
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as Record<string, string>;
}

/** Orders some items, or accepts a quotation. */
export async function placeOrder({ customer, administrator }: People, random: Random): Promise<PlacedOrder> {
  const { parties, place } = oneOf(random, supplies);
  const numberIn = (reference = '') => ({
    number: Number(reference.slice(1)),
    place,
    webhooks: [],
    reported: new Set<string>(),
  });
  if (random() < 0.3) {
    const { id: inquiry = '' } = await read(
      await customer.post('/api/inquiries', { form: initialForms.source }, keyed()),
    );
    const lines = Array.from({ length: whole(random, 1, 4) }, (_, index) => ({
      name: `Line ${index}`,
      quantity: whole(random, 1, 999),
      amount: whole(random, 0, 5_000_000),
      leadDays: 5,
      code: '8534',
    }));
    const { id = '' } = await read(
      await administrator.post(
        `/api/admin/inquiries/${inquiry.slice(1)}/quotations`,
        { service: 'Parts', lines, terms: '', validUntil: '2099-12-31' },
        keyed(),
      ),
    );
    const accepted = await customer.post(`/api/quotations/${id.slice(1)}/acceptance`, {
      version: 1,
      addresses: parties,
    });
    return numberIn((await read(accepted))['order']);
  }
  const form = { ...board.form, quantity: String(whole(random, 5, 400)) };
  for (const item of [{ ...board, form }, { service: 'stencil', form: initialForms.stencil }, { part: 'header' }])
    if (random() < 0.5 || item.service === 'fab') await read(await customer.post('/api/cart/lines', item));
  return numberIn((await read(await checkOut(customer, keyed(), parties)))['id']);
}

/** The possible actions on an order in the state of `snapshot`. The server refuses some of them. */
export function actsOn(
  placed: PlacedOrder,
  { customer, administrator, pay: take }: People,
  snapshot: OrderSnapshot,
  random: Random,
) {
  const { number, webhooks, reported } = placed;
  const adminPath = `/api/admin/orders/${number}`;
  const mine = `/api/orders/${number}`;
  const step = (body: object, by = administrator, path = adminPath) => {
    // Sometimes the version is outdated.
    const version = snapshot.order.version - (random() < 0.05 ? 1 : 0);
    return by.post(`${path}/steps`, body, { 'If-Match': `"${version}"` });
  };
  const dispatch = (lines: readonly object[]) =>
    step({ step: 'dispatch', carrier: 'Blue Dart', tracking: '123', lines });
  const left = snapshot.lines.filter((line) => line.left > 0);
  const pay = (kind: string, most: number) =>
    administrator.post(
      `${adminPath}/payments`,
      {
        kind,
        amount: whole(random, 1, Math.max(1, most)),
        method: 'bank',
        date: '2026-08-01',
        reference: `${number} ${whole(random, 1, 12)}`,
      },
      keyed(`${number} ${whole(random, 1, 40)}`),
    );
  const status = () => oneOf(random, ['Pending', 'In Production', 'Shipped']);
  const edit = async (change: object) => {
    const { values, headers } = await versioned(await administrator.get(adminPath));
    const { id: _, flag: _flag, ...form } = values;
    return administrator.put(adminPath, { ...form, ...change }, headers);
  };
  return {
    start: () => step({ step: 'start' }),
    return: () => step({ step: 'return' }),
    settle: () => step({ step: 'settle' }),
    cancel: () => step({ step: 'cancel', reason: 'Wrong file' }, customer, mine),
    refuse: () => step({ step: 'cancel', reason: 'No laminate' }),
    ask: () => administrator.post(`${adminPath}/messages`, { text: 'Which side?', files: [] }, keyed()),
    answer: () => customer.post(`${mine}/messages`, { text: 'The top.', files: [] }, keyed()),
    dispatchAll: () => dispatch(left.map((line) => ({ position: line.position, quantity: line.left }))),
    // Sometimes the quantity is 0, or more than the remaining one.
    dispatchPart: () =>
      dispatch(
        left
          .filter(() => random() < 0.7)
          .map((line) => ({ position: line.position, quantity: whole(random, 1, line.left + 1) })),
      ),
    setStatus: () => administrator.put(`${adminPath}/status`, { status: status() }),
    editTotal: () => edit({ total: whole(random, 0, 2 * snapshot.order.total) }),
    editName: () => edit({ pcbName: `Board ${whole(random, 1, 9)}`, ...(random() < 0.2 && { status: status() }) }),
    receive: () => pay('receipt', snapshot.order.total),
    refund: () => pay('refund', snapshot.order.total),
    // Sometimes the webhook is late, repeated, or has another body than the signed one.
    webhook: () => {
      if (webhooks.length < 3) webhooks.push(take(number, whole(random, 1, Math.max(1, snapshot.order.total))));
      const { body, headers } = oneOf(random, webhooks);
      const isForged = random() < 0.2;
      if (!isForged) reported.add((JSON.parse(body) as { id: string }).id);
      return customer.post('/api/payment-events', isForged ? `${body} ` : body, headers);
    },
    credit: () => administrator.post(`${adminPath}/credit-notes`, { reason: 'Wrong price' }),
    issue: () => administrator.post(`${adminPath}/invoices`),
  };
}

export type ActName = keyof ReturnType<typeof actsOn>;
