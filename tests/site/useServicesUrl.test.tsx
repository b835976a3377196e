// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import type { Site } from '../../apps/site/src/createSite.ts';
import { keepBoard } from '../../apps/site/src/services/serviceForms.ts';
import { useServicesUrl } from '../../apps/site/src/services/useServicesUrl.ts';
import { initialForms, type ServiceForms } from '../../packages/quoting/src/forms.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

let site: Site;
let router: ReturnType<typeof createMemoryRouter>;
let page: ReturnType<typeof useServicesUrl>;
let unmount: () => void;
let finishLoading: () => void;
let disconnect: () => void;

function Page() {
  const state = useServicesUrl();
  page = state;
  return <output>{state.forms.fab.layers}</output>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  site = siteInMemory();
  open('/services');
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(url: string) {
  router = createMemoryRouter(
    [
      { path: '/services', Component: Page },
      { path: '/other', element: null },
      {
        path: '/slow',
        element: null,
        loader: () => new Promise<null>((resolve) => (finishLoading = () => resolve(null))),
      },
    ],
    { initialEntries: [url] },
  );
  disconnect = site.connect(router);
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    ),
  );
  unmount = () => act(() => root.unmount());
}
function close() {
  unmount();
  disconnect();
  router.dispose();
}
function reopen(url: string) {
  close();
  site = siteInMemory();
  open(url);
}

const go = (to: string | number) =>
  act(async () => {
    await (typeof to === 'string' ? router.navigate(to) : router.navigate(to));
  });
const fab = (change: Partial<ServiceForms['fab']>): ServiceForms => ({
  ...page.forms,
  fab: { ...page.forms.fab, ...change },
});
const edit = (change: Partial<ServiceForms['fab']>) => act(() => page.onFormsChange(fab(change)));
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(400);
  });
};
const currentUrl = () => `${router.state.location.search}${router.state.location.hash}`;

describe('history', () => {
  it('a choice adds an entry, which Back undoes and Forward redoes', async () => {
    edit({ layers: '4' });
    expect(currentUrl()).toBe('?fab-layers=4');
    edit({ finish: 'enig' });
    expect(currentUrl()).toBe('?fab-layers=4&fab-finish=enig');
    await go(-1);
    expect(page.forms.fab).toEqual({ ...initialForms.fab, layers: '4' });
    await go(-1);
    expect(page.forms).toEqual(initialForms);
    await go(2);
    expect(page.forms.fab).toEqual({ ...initialForms.fab, layers: '4', finish: 'enig' });
  });

  it('typing is shown at once and replaces the entry after a pause', async () => {
    await go('/services#fab');
    for (const quantity of ['2', '25']) {
      edit({ quantity });
      expect(page.forms.fab.quantity).toBe(quantity);
      expect(currentUrl()).toBe('#fab');
    }
    expect(page.link).toBe(`${window.location.origin}/services?fab-qty=25#fab`);
    pause();
    expect(currentUrl()).toBe('?fab-qty=25#fab');
    await go(-1);
    expect(currentUrl()).toBe('');
    expect(page.forms).toEqual(initialForms);
  });

  it('a choice or a tab right after typing keeps the typed text in the entry before', async () => {
    edit({ sizeX: '50' });
    edit({ layers: '4' });
    expect(currentUrl()).toBe('?fab-size=50x80&fab-layers=4');
    edit({ name: 'Motor' });
    act(() => page.onTabChange('fab'));
    expect(currentUrl()).toBe('?fab-name=Motor&fab-size=50x80&fab-layers=4#fab');
    await go(-1);
    expect(page.forms.fab).toMatchObject({ name: 'Motor', layers: '4' });
    await go(-1);
    expect(page.forms.fab).toMatchObject({ name: '', sizeX: '50', layers: '2' });
  });

  it('a choice elsewhere on the page adds an entry even if it changes a typed field', async () => {
    act(() => page.chooseForms(fab({ quantity: '50' })));
    await go(-1);
    expect(page.forms.fab.quantity).toBe('10');
  });

  it('keeps other parameters', async () => {
    await go('/services?from=mail&tab=fab&fab-layers=1');
    edit({ layers: '4' });
    expect(currentUrl()).toBe('?from=mail&tab=fab&fab-layers=4');
    expect(page.tab).toBe('fab');
    expect(page.link).toBe(`${window.location.origin}/services?fab-layers=4#fab`);
  });
});

describe('memory', () => {
  const long = 'പ'.repeat(600);

  it('keeps typed text while the customer is elsewhere, including text that is not in the URL yet or too long for it', async () => {
    edit({ name: long });
    await go('/other');
    await go(-1);
    expect(page.forms.fab.name).toBe(long);
    pause();
    expect(page.forms.fab.name).toBe(long);
  });

  it('does not keep the customer on the page while another one loads', async () => {
    edit({ quantity: '15' });
    let leaving = Promise.resolve();
    act(() => {
      leaving = router.navigate('/slow');
    });
    pause();
    await act(async () => {
      finishLoading();
      await leaving;
    });
    expect(router.state.location.pathname).toBe('/slow');
    await go(-1);
    expect(page.forms.fab.quantity).toBe('15');
    pause();
    expect(currentUrl()).toBe('?fab-qty=15');
  });

  it.each([
    { change: 'typed text', make: () => vi.advanceTimersByTime(400), expected: { quantity: '15', layers: '2' } },
    {
      change: 'a choice',
      make: () => page.onFormsChange(fab({ layers: '4' })),
      expected: { quantity: '15', layers: '4' },
    },
  ])('keeps $change out of the URL of the next page, which React has not rendered yet', async ({ make, expected }) => {
    edit({ quantity: '15' });
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== '/other') return;
      stop();
      make();
    });
    await go('/other');
    expect(router.createHref(router.state.location)).toBe('/other');
    await go(-1);
    expect(page.forms.fab).toMatchObject(expected);
  });

  it('takes precedence over a link without values, and is written to its entry', async () => {
    edit({ layers: '4' });
    await go('/other');
    await go('/services#fab');
    expect(page.forms.fab.layers).toBe('4');
    pause();
    expect(currentUrl()).toBe('?fab-layers=4#fab');
  });

  it('yields to a link with values', async () => {
    edit({ layers: '4' });
    await go('/services?flex-qty=5');
    expect(page.forms).toEqual({ ...initialForms, flex: { ...initialForms.flex, quantity: '5' } });
  });

  it('starts with the board size of the home page, but not after Back', async () => {
    await go('/other');
    act(() => keepBoard(site.serviceForms, { sizeX: '33', sizeY: '22', quantity: '10' }));
    await go('/services');
    expect(page.forms.fab).toMatchObject({ sizeX: '33', sizeY: '22' });
    pause();
    expect(currentUrl()).toBe('?fab-size=33x22');
    await go(-2);
    expect(page.forms.fab).toMatchObject({ sizeX: '100', sizeY: '80' });
  });
});

it('reads a shared link, and lists its impossible values until they are dismissed', () => {
  reopen('/services?fab-layers=3&fab-finish=enig#fab');
  expect(page.forms.fab).toEqual({ ...initialForms.fab, finish: 'enig' });
  expect(page.ignored).toEqual([{ key: 'fab-layers', value: '3' }]);
  pause();
  expect(currentUrl()).toBe('?fab-layers=3&fab-finish=enig#fab');
  edit({ layers: '4' });
  expect(currentUrl()).toBe('?fab-layers=4&fab-finish=enig#fab');
  expect(page.ignored).toHaveLength(1);
  act(() => page.onIgnoredClose());
  expect(page.ignored).toEqual([]);
});
