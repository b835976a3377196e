// @vitest-environment happy-dom
import { searchForms, type SearchResults, type SearchValues } from '@pcb/screens/account/SearchFormScreen';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useCustomerSearch } from '../../apps/site/src/app/hooks/useCustomerSearch.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { createSite } from '../../apps/site/src/createSite.ts';
import type { CustomerSearchData } from '../../apps/site/src/data/customerSearch.ts';
import { sampleDataWith } from '../../apps/site/src/data/sampleData.ts';
import { memoryStorage } from '../../apps/site/src/data/storage.ts';
import { reactRoot } from '../helpers/reactRoot.ts';

const render = reactRoot();
const form = searchForms.orders;

/** Runs, and waits until what follows has rendered. */
const settle = (run: () => unknown) => act(() => Promise.resolve(run()));

/** A page that searches; returns what the screen would be given now. */
async function openSearch(customerSearch?: CustomerSearchData) {
  const data = sampleDataWith(customerSearch ? { customerSearch } : {});
  const site = createSite({ brand, storage: memoryStorage(), clock: () => 0, data });
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

/** Searches that are answered one by one. */
function answers() {
  const waiting: { resolve: (value: SearchResults) => void; reject: (reason: Error) => void; signal: AbortSignal }[] =
    [];
  const find = vi.fn<CustomerSearchData['find']>(
    (_form, _values, { signal } = {}) =>
      new Promise((resolve, reject) => waiting.push({ resolve, reject, signal: signal as AbortSignal })),
  );
  return { find, waiting };
}

it('[D-04] searches nothing in the demonstration', async () => {
  expect((await openSearch()).read()).toEqual({});
});

it('asks for the values, and shows what is found when it arrives', async () => {
  const { find, waiting } = answers();
  const { read, search } = await openSearch({ find });
  expect(read().results).toBeUndefined();
  await search({ pcbName: 'Relay' });
  expect(find).toHaveBeenCalledExactlyOnceWith(form, { pcbName: 'Relay' }, expect.anything());
  expect(read().results).toEqual({ status: 'loading' });
  await settle(() => waiting[0]?.resolve(resultsWith('#1')));
  expect(read().results).toEqual({ status: 'ready', value: resultsWith('#1') });
});

it('shows only what was searched last, and ends the search before', async () => {
  const { find, waiting } = answers();
  const { read, search } = await openSearch({ find });
  await search({ pcbName: 'Relay' });
  await search({ pcbName: 'Charger' });
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => waiting[1]?.resolve(resultsWith('#2')));
  await settle(() => waiting[0]?.resolve(resultsWith('#1')));
  expect(read().results).toMatchObject({ value: { rows: [{ id: '#2' }] } });
});

it('asks again for the same values after a failure', async () => {
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
