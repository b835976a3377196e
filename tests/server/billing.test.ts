/** The buyer, the recipient and the resulting tax. */
import { checkoutStart } from '@pcb/api/billing';
import { type OrderDetails, orderDetails } from '@pcb/api/orders';
import { initialForms } from '@pcb/quoting/forms';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { expect, it } from 'vitest';
import { openServer } from './setup/openServer.ts';
import { addresses, board, boardTotal, order } from './setup/order.ts';
import { keyed, signedIn, versioned } from './setup/people.ts';
import { upload } from './setup/upload.ts';

const { app, pool } = await openServer();
const customer = await signedIn(app, pool, 'customer', 'Asha');
const administrator = await signedIn(app, pool, 'administrator', 'Boss');

const kerala = '32AAAAA0000A1ZB';

const addressed = (gstin: string, billing: GstStateCode, delivery: GstStateCode, isOtherParty = false) => ({
  billing: { ...addresses.billing, gstin, state: billing },
  delivery: { ...addresses.delivery, state: delivery, isOtherParty },
});

const details = async (response: Response): Promise<OrderDetails> => orderDetails.parse(await response.json());

async function ordered(to: OrderAddresses) {
  await customer.post('/api/cart/lines', board);
  return details(await customer.post('/api/cart/orders', { expectedTotal: boardTotal, addresses: to }, keyed()));
}

it('an order without addresses is refused, and the cart stays', async () => {
  await customer.post('/api/cart/lines', board);
  const response = await customer.post('/api/cart/orders', { expectedTotal: boardTotal }, keyed());
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status: 422,
    body: { error: { code: 'addressMissing' } },
  });
  expect((await pool.query('select from orders')).rowCount).toBe(0);
  const { rows } = await pool.query('delete from cart_lines returning quantity');
  expect(rows).toHaveLength(1);
});

it.each([
  ['of another state', addressed('32AAAAA0000A1ZB', '29', '29'), 'otherState'],
  ['with a wrong character', addressed('32AAAAA0000A1ZC', '32', '32'), 'checkDigit'],
])('a GSTIN %s is refused with its reason', async (_, to, problem) => {
  await customer.post('/api/cart/lines', board);
  const response = await customer.post('/api/cart/orders', { expectedTotal: boardTotal, addresses: to }, keyed());
  const fields = { 'addresses.billing.gstin': problem };
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status: 400,
    body: { error: { code: 'invalid', fields } },
  });
  await pool.query('delete from cart_lines');
});

it.each([
  ['an unregistered buyer: where it is delivered', addressed('', '32', '29'), '29'],
  ['a registered buyer who receives it: where it is delivered', addressed(kerala, '32', '29'), '29'],
  [
    'a registered buyer, received by another business: the state of the buyer',
    addressed(kerala, '32', '29', true),
    '32',
  ],
  ['the holder of a UIN: where it is delivered', addressed('3217UNO00001UNX', '32', '29', true), '29'],
])('the place of supply for %s', async (_, to, placeOfSupply) => {
  const { centralTax, stateTax, integratedTax, total, ...found } = await ordered(to);
  expect(found).toMatchObject({ placeOfSupply, addresses: to });
  expect({ centralTax, stateTax, integratedTax }).toEqual(
    placeOfSupply === '32'
      ? { centralTax: 26_610, stateTax: 26_609, integratedTax: 0 }
      : { centralTax: 0, stateTax: 0, integratedTax: 53_219 },
  );
  expect(total).toBe(boardTotal);
});

it('an order of only a layout is supplied to the address of the buyer', async () => {
  const files = {
    schematic: [(await upload(app, customer, 'amp.pdf')).id],
    billOfMaterial: [(await upload(app, customer, 'bill.xlsx')).id],
  };
  const layout = { service: 'layout', form: initialForms.layout, files };
  await customer.post('/api/cart/lines', layout);
  const { hasGoods } = checkoutStart.parse(await (await customer.get('/api/checkout')).json());
  expect(hasGoods).toBe(false);
  const stale = await customer.post(
    '/api/cart/orders',
    { expectedTotal: 1, addresses: addressed('', '32', '29') },
    keyed(),
  );
  const { error } = (await stale.json()) as { error: { actual: number } };
  const body = { expectedTotal: error.actual, addresses: addressed('', '32', '29') };
  expect(await details(await customer.post('/api/cart/orders', body, keyed()))).toMatchObject({
    placeOfSupply: '32',
    integratedTax: 0,
  });
});

it('keeps the addresses for the next order, and starts from those of the profile before the first', async () => {
  const start = async (by: typeof customer) => checkoutStart.parse(await (await by.get('/api/checkout')).json());
  const newcomer = await signedIn(app, pool, 'customer', 'Newcomer');
  const { headers } = await versioned(await newcomer.get('/api/profile'));
  const office = {
    id: 'a',
    name: 'Office',
    text: 'Church Street\nBengaluru 560001\nKarnataka, India',
    contact: '080 1',
    type: 'Delivery',
  };
  await newcomer.put(
    '/api/profile',
    { name: 'Newcomer', mobile: '', company: 'New Ltd', state: '29', addresses: [office], emails: [] },
    headers,
  );
  expect(await start(newcomer)).toMatchObject({
    addresses: {
      billing: { name: 'Office', address: 'Church Street\nBengaluru', state: '29', pin: '560001' },
      delivery: { phone: '080 1' },
    },
    sellerState: '32',
  });
  await order(newcomer);
  expect((await start(newcomer)).addresses).toEqual(addresses);
});

it('an edited total does not change the place of supply or the kind of tax', async () => {
  const { id } = await ordered(addressed('', '32', '29'));
  const path = `/api/admin/orders/${id.slice(1)}`;
  // The tax on one paisa rounds to 0.
  for (const total of [1, 118_000]) {
    const { values, headers } = await versioned(await administrator.get(path));
    const { id: _, flag: _flag, ...form } = values;
    expect((await administrator.put(path, { ...form, total }, headers)).status).toBe(200);
  }
  const found = await details(await customer.get(`/api/orders/${id.slice(1)}`));
  expect(found).toMatchObject({ placeOfSupply: '29', integratedTax: 18_000, centralTax: 0, total: 118_000 });
  expect(await (await administrator.get(`${path}/parties`)).json()).toMatchObject({ placeOfSupply: '29' });
  const { values } = await versioned(await administrator.get(path));
  expect(values['shippingAddress']).toBe('Asha\nMG Road, Kochi\nKarnataka 682016\n+91 98470 00000');
});
