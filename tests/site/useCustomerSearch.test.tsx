// @vitest-environment happy-dom
import { searchForms, type SearchResults, type SearchValues } from '@pcb/screens/account/SearchFormScreen';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useCustomerSearch } from '../../apps/site/src/app/hooks/useCustomerSearch.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import type { CustomerSearchData } from '../../apps/site/src/data/customerSearch.ts';
import { reactRoot } from '../helpers/reactRoot.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const render = reactRoot();
const form = searchForms.orders;

/** Runs a function, and waits until the result has rendered. */
const settle = (run: () => unknown) => act(() => Promise.resolve(run()));

/** A page that searches. Returns the current props of the screen. */
async function openSearch(customerSearch?: CustomerSearchData) {
  const site = siteInMemory(customerSearch ? { customerSearch } : {});
  let now: ReturnType<typeof useCustomerSearch> = {};
  function Page() {
    now = useCustomerSearch(form);
    return null;
  }
  await settle(() =>
    render(
      <SiteContext value={site}>
        <Page />
      </SiteContext>,
    ),
  );
  const search = (values: SearchValues) => settle(() => now.onSearch?.(values));
  return { read: () => now, search };
}

const resultsWith = (id: string): SearchResults => ({ rows: [{ id }] });

/** Searches whose responses the test sends one by one. */
function answers() {
  const waiting: { resolve: (value: SearchResults) => void; reject: (reason: Error) => void; signal: AbortSignal }[] =
    [];
  const find = vi.fn<CustomerSearchData['find']>(
    (_form, _values, { signal } = {}) =>
      new Promise((resolve, reject) => waiting.push({ resolve, reject, signal: signal as AbortSignal })),
  );
  return { find, waiting };
}

it('[D-04] does not search in the demonstration', async () => {
  expect((await openSearch()).read()).toEqual({});
});

it('requests the values, and shows the results when they arrive', async () => {
  const { find, waiting } = answers();
  const { read, search } = await openSearch({ find });
  expect(read().results).toBeUndefined();
  await search({ pcbName: 'Relay' });
  expect(find).toHaveBeenCalledExactlyOnceWith(form, { pcbName: 'Relay' }, expect.anything());
  expect(read().results).toEqual({ status: 'loading' });
  await settle(() => waiting[0]?.resolve(resultsWith('#1')));
  expect(read().results).toEqual({ status: 'ready', value: resultsWith('#1') });
});

it('shows only the results of the last search, and aborts the previous one', async () => {
  const { find, waiting } = answers();
  const { read, search } = await openSearch({ find });
  await search({ pcbName: 'Relay' });
  await search({ pcbName: 'Charger' });
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => waiting[1]?.resolve(resultsWith('#2')));
  await settle(() => waiting[0]?.resolve(resultsWith('#1')));
  expect(read().results).toMatchObject({ value: { rows: [{ id: '#2' }] } });
});

it('requests the same values again after a failure', async () => {
  const { find, waiting } = answers();
  const { read, search } = await openSearch({ find });
  await search({ orderNr: '12' });
  await settle(() => waiting[0]?.reject(new Error('The server did not respond.')));
  const failed = read().results;
  expect(failed).toMatchObject({ status: 'failed' });
  await settle(() => failed?.status === 'failed' && failed.onRetry?.());
  expect(find.mock.calls.map(([, values]) => values)).toEqual([{ orderNr: '12' }, { orderNr: '12' }]);
  await settle(() => waiting[1]?.resolve(resultsWith('#12')));
  expect(read().results).toMatchObject({ status: 'ready' });
});
