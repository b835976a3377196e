import { afterEach, expect, it, vi } from 'vitest';
import { sampleCart } from '../../apps/site/src/data/cart.ts';
import { DataError } from '../../apps/site/src/data/dataError.ts';
import { adminEffects } from '../../apps/site/src/effects/admin.ts';
import { shellEffects } from '../../apps/site/src/effects/shell.ts';
import { storefrontEffects } from '../../apps/site/src/effects/storefront.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';
import { unreachableSession } from '../helpers/unreachableSession.ts';

afterEach(() => vi.unstubAllGlobals());

it('stays on the page with an error when a session cannot be ended', async () => {
  const site = siteInMemory({ session: unreachableSession });
  const navigate = vi.fn();
  for (const effects of [shellEffects(site), adminEffects(site, () => Promise.resolve())]) {
    site.toasts.clear();
    await effects.logOut(navigate);
    expect(site.toasts.current()).toMatchObject({ title: 'You could not be signed out.', tone: 'danger' });
  }
  expect(navigate).not.toHaveBeenCalled();
});

it('keeps the customer signed in when the session cannot be read again, without an unhandled rejection', async () => {
  let notify = () => {};
  const customer = vi.fn(unreachableSession.customer).mockResolvedValueOnce({ name: 'Asha' });
  const onChange = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  const site = siteInMemory({ session: { ...unreachableSession, customer, onChange } });
  await site.session.refreshCustomer();
  site.session.onChange(() => {});
  notify();
  await Promise.allSettled(customer.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(site.session.state.getState().customer).toEqual({ name: 'Asha' });
});

it('shows the reason of the data source for a rejected change, and does not reload', async () => {
  vi.stubGlobal('window', { confirm: () => true });
  const conflict = 'Somebody else has shipped this order.';
  const setStatus = () => Promise.reject(new DataError('conflict', { reason: conflict }));
  const site = siteInMemory({});
  const reload = vi.fn(() => Promise.resolve());
  await adminEffects(site, reload).confirmStatus('#1234', 'Pending', setStatus);
  expect(site.toasts.current()).toMatchObject({ title: 'Your change could not be saved.', description: conflict });
  expect(reload).not.toHaveBeenCalled();
});

it('passes the item to the cart, and reports an item that could not be added', async () => {
  const add = vi.fn(() => Promise.reject(new Error('The server did not respond.')));
  const site = siteInMemory({ cart: { ...sampleCart(), add } });
  await storefrontEffects(site).addToCart({ part: 'relay-5-spdt' });
  expect(add).toHaveBeenCalledWith({ part: 'relay-5-spdt' });
  expect(site.toasts.current()).toMatchObject({ title: 'Your cart could not be changed.', tone: 'danger' });
});
