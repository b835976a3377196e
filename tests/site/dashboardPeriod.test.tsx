// @vitest-environment happy-dom
import { adminDashboardEmpty } from '@pcb/screens/fixtures';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { Component } from '../../apps/site/src/pages/admin/dashboard.tsx';
import { reactRoot } from '../helpers/reactRoot.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const render = reactRoot();

it('keeps the period of the dashboard in the URL, including Back and Forward', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const dashboard = <Component loaded={{ status: 'ready', value: adminDashboardEmpty }} />;
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/admin/dashboard', element: dashboard },
    ],
    { initialEntries: ['/'] },
  );
  const go = (to: number) => act(() => router.navigate(to));
  const selected = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
  const select = (period: string) =>
    act(() => Promise.resolve(document.querySelector<HTMLInputElement>(`input[value=${period}]`)?.click()));

  await act(() =>
    Promise.resolve(
      render(
        <SiteContext value={siteInMemory()}>
          <RouterProvider router={router} />
        </SiteContext>,
      ),
    ),
  );
  await act(() => router.navigate('/admin/dashboard'));
  expect(selected()).toBe('year');
  await select('week');
  expect(router.state.location.search).toBe('?period=week');
  expect(selected()).toBe('week');

  await go(-1);
  expect(router.state.location.pathname).toBe('/');
  await go(1);
  expect(selected()).toBe('week');
  await select('year');
  expect(router.state.location.search).toBe('');

  router.dispose();
});
