import { pageOf } from '@pcb/records/page';
// @vitest-environment happy-dom
import { orders as kind } from '@pcb/screens/admin/AdminOrdersScreen';
import { recordKinds, type AdminOrder, type RecordPage, type RecordQuery } from '@pcb/screens/admin/records';
import { manyAdminOrders } from '@pcb/screens/fixtures/adminOrders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRecordList } from '../../apps/site/src/app/hooks/useRecordList.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { loadList, type LoadedList } from '../../apps/site/src/app/routing/loadList.ts';
import { type Records, sampleRecords } from '../../apps/site/src/data/records.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const orders = manyAdminOrders(250);

/** A request whose response the test controls. */
interface Request {
  query: RecordQuery;
  signal: AbortSignal | undefined;
  answer: () => void;
  fail: () => void;
}

async function openList(url: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const server: { isHeld: boolean; held: Request[] } = { isHeld: false, held: [] };
  const records: Records<AdminOrder> = {
    page: (query, { signal } = {}) => {
      const page = pageOf(recordKinds.orders, orders, query);
      if (!server.isHeld) return Promise.resolve(page);
      return new Promise<RecordPage<AdminOrder>>((resolve, reject) => {
        server.held.push({ query, signal, answer: () => resolve(page), fail: () => reject(new Error('Down.')) });
      });
    },
    csv: (query) => sampleRecords('orders', () => Promise.resolve(orders)).csv(query),
    find: (id) => Promise.resolve(orders.find((order) => order.id === id)),
  };
  let list: ReturnType<typeof useRecordList<AdminOrder>> | undefined;
  function Page() {
    list = useRecordList(kind, records, useLoaderData<LoadedList<AdminOrder>>(), '#250');
    return null;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/orders',
        loader: (args) => loadList(kind, records, args),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search,
        Component: Page,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [url] },
  );
  const site = siteInMemory();
  const root = createRoot(document.createElement('div'));
  await act(() =>
    Promise.resolve(
      root.render(
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>,
      ),
    ),
  );
  return {
    server,
    go: (to: string) => act(() => router.navigate(to)),
    /** Settles the requests so far. */
    settle: (how: 'answer' | 'fail') =>
      act(() => Promise.resolve(server.held.splice(0).forEach((request) => request[how]()))),
    loadMore: () => act(() => Promise.resolve(list?.paging?.onLoadMore?.())),
    list: () => list,
    ids: () => (list?.rows.status === 'ready' ? list.rows.value.map(({ id }) => id) : list?.rows.status),
    close: () => act(() => Promise.resolve(root.unmount())),
  };
}

it('has the first page for the URL, the number of matching records and the total', async () => {
  const page = await openList('/orders?status=Shipped&sort=id&order=desc');
  const shipped = orders.filter(({ status }) => status === 'Shipped').toReversed();
  expect(page.ids()).toEqual(shipped.slice(0, 100).map(({ id }) => id));
  expect(page.list()?.paging).toMatchObject({ matching: { count: shipped.length }, all: { count: 250 } });
  await page.close();
});

it('keeps the rows while other filters load, and aborts the outdated request', async () => {
  const page = await openList('/orders');
  page.server.isHeld = true;
  await page.go('/orders?q=rad');
  const [first] = page.server.held;
  expect(page.ids()).toHaveLength(100);
  expect(page.list()?.rows).toMatchObject({ isStale: true });
  await page.go('/orders?q=radar');
  expect(first?.signal?.aborted).toBe(true);
  expect(page.server.held.at(-1)?.query.filters).not.toEqual({ search: 'rad' });
  await page.settle('answer');
  const radars = orders.filter(({ pcbName }) => /radar/i.test(pcbName)).map(({ id }) => id);
  expect(page.ids()).toEqual(radars);
  expect(page.list()?.rows).toMatchObject({ isStale: false });
  await page.close();
});

it('appends the next page, reports a failure, and retries', async () => {
  const page = await openList('/orders');
  page.server.isHeld = true;
  await page.loadMore();
  expect(page.list()?.paging?.onLoadMore).toBeUndefined();
  await page.settle('fail');
  expect(page.list()?.paging?.isMoreFailed).toBe(true);
  expect(page.ids()).toHaveLength(100);
  await page.loadMore();
  await page.settle('answer');
  expect(page.list()?.paging?.isMoreFailed).toBe(false);
  page.server.isHeld = false;
  await page.loadMore();
  expect(page.ids()).toEqual(orders.map(({ id }) => id));
  expect(page.list()?.paging?.onLoadMore).toBeUndefined();
  await page.close();
});

it('offers a retry when other filters cannot be loaded', async () => {
  const page = await openList('/orders');
  page.server.isHeld = true;
  await page.go('/orders?q=radar');
  await page.settle('fail');
  expect(page.ids()).toBe('failed');
  page.server.isHeld = false;
  const { rows } = page.list() ?? {};
  await act(() => Promise.resolve(rows?.status === 'failed' && rows.onRetry?.()));
  expect(page.list()?.rows.status).toBe('ready');
  await page.close();
});

it('finds the open record on another page, and loads all pages for the export', async () => {
  const page = await openList('/orders');
  expect(page.list()?.paging?.opened?.id).toBe('#250');
  const file = await page.list()?.paging?.loadCsv();
  // Some names have commas and line breaks, but no line of a name starts with a number sign.
  expect(file?.match(/^#\d+/gm)).toHaveLength(250);
  await page.close();
});
