// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { text } from '../../apps/site/src/url/searchSchema.ts';
import { useSearchState } from '../../apps/site/src/url/useSearchState.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const schema = { query: text('q'), status: text('status'), open: text('open', 'push') };

function Page() {
  const [{ query, open }, change] = useSearchState(schema);
  const filterTwice = () => {
    change({ query: 'motor' });
    change({ status: 'Shipped' });
  };
  const closeTwice = () => {
    change({ open: '' });
    change({ open: '' });
  };
  return (
    <>
      <input value={query} onChange={(event) => change({ query: event.target.value })} />
      <button type="button" id="filter" onClick={filterTwice} />
      <button type="button" id="open" onClick={() => change({ open: '#1234' })} />
      <button type="button" id="close" onClick={closeTwice} />
      <output>{open}</output>
    </>
  );
}

const site = siteInMemory();
const inSite = (router: ReturnType<typeof createMemoryRouter>) => (
  <SiteContext value={site}>
    <RouterProvider router={router} />
  </SiteContext>
);

let isSlow: boolean;
let pendingLoads: (() => void)[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

const openAt = (url: string) =>
  createMemoryRouter(
    [
      {
        id: 'list',
        path: '/list',
        loader: () => (isSlow ? new Promise<null>((resolve) => pendingLoads.push(() => resolve(null))) : null),
        Component: Page,
      },
    ],
    { initialEntries: [url], hydrationData: { loaderData: { list: null } } },
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isSlow = false;
  pendingLoads = [];
  router = openAt('/list');
  const container = document.createElement('div');
  // Attached to the document, because React listens at the root and events bubble only there.
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(inSite(router)));
  unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
});

afterEach(() => {
  unmount();
  router.dispose();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const opened = () => document.querySelector('output')?.textContent;
/** The query of the current history entry. */
const currentSearch = () => router.state.location.search;

const press = (id: string) => act(() => document.getElementById(id)?.click());
const typeText = (value: string) =>
  act(() => {
    // Bypasses React's value tracking, like a key press, so that the event counts as a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const routerCatchesUp = () =>
  act(async () => {
    pendingLoads.splice(0).forEach((resolve) => resolve());
    await vi.waitUntil(() => router.state.navigation.state === 'idle', 10_000);
  });
const go = (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));

it('shows every character at once, even if the router updates late', async () => {
  isSlow = true;
  for (const value of ['m', 'mo', 'mot']) {
    typeText(value);
    expect(field().value).toBe(value);
    expect(currentSearch()).toBe('');
  }
  await routerCatchesUp();
  expect(currentSearch()).toBe('?q=mot');
  expect(field().value).toBe('mot');
});

it('keeps the newest characters when an older URL is committed', async () => {
  isSlow = true;
  typeText('m');
  await act(async () => {
    pendingLoads.splice(0).forEach((resolve) => resolve());
    await vi.waitUntil(() => router.state.navigation.state === 'idle', 10_000);
    typeText('mo');
  });
  expect(currentSearch()).toBe('?q=m');
  expect(field().value).toBe('mo');
  await routerCatchesUp();
  expect(currentSearch()).toBe('?q=mo');
});

it('keeps both of two changes in one event', async () => {
  press('filter');
  await routerCatchesUp();
  expect(currentSearch()).toBe('?q=motor&status=Shipped');
});

it('follows a link, even while a change is pending', async () => {
  isSlow = true;
  typeText('m');
  isSlow = false;
  await go('/list?q=relay');
  expect(field().value).toBe('relay');
  await routerCatchesUp();
  expect(field().value).toBe('relay');
  expect(currentSearch()).toBe('?q=relay');
});

it('Back closes opened details, but does not undo typing', async () => {
  await go('/list?q=relay');
  typeText('motor');
  await routerCatchesUp();
  press('open');
  await routerCatchesUp();
  expect(opened()).toBe('#1234');
  await go(-1);
  expect(opened()).toBe('');
  expect(field().value).toBe('motor');
  await go(1);
  expect(opened()).toBe('#1234');
  await go(-2);
  expect(field().value).toBe('');
});

it('closing details goes back, so that the next Back leaves the list', async () => {
  await go('/list?q=relay');
  press('open');
  await routerCatchesUp();
  press('close');
  expect(opened()).toBe('');
  await routerCatchesUp();
  expect(currentSearch()).toBe('?q=relay');
  await go(-1);
  expect(currentSearch()).toBe('');
  // A URL opened from elsewhere has no previous entry of this list.
  await go('/list?q=relay&open=%231234');
  press('close');
  await routerCatchesUp();
  expect(currentSearch()).toBe('?q=relay');
});

it('ignores the query in a prerendered page', () => {
  const prerendering = openAt('/list?q=motor&open=%231234');
  expect(renderToString(inSite(prerendering))).toContain('<output></output>');
  prerendering.dispose();
});
