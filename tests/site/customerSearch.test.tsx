// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as Orders } from '../../apps/site/src/pages/_customer/orders.tsx';
import { Component as Shipped } from '../../apps/site/src/pages/_customer/orders/shipped.tsx';

it('keeps the values of a customer search in the address, also over Back and Forward', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <Orders /> },
      { path: '/orders/shipped', element: <Shipped /> },
    ],
    { initialEntries: ['/orders?orderNr=%231&orderDate=soon'] },
  );
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const type = (name: string, text: string) =>
    act(() => {
      const input = field(name);
      if (!input) throw new Error(`No field ${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return Promise.resolve();
    });
  const search = () => router.state.location.search;

  await act(() => Promise.resolve(root.render(<RouterProvider router={router} />)));
  expect(field('orderNr')?.value).toBe('#1');
  expect(field('orderDate')?.value).toBe('');
  await type('orderNr', '#12');
  await type('orderDate', '2025-08-29');
  expect(search()).toBe('?orderNr=%2312&orderDate=2025-08-29');

  await act(() => router.navigate('/orders/shipped'));
  expect(field('orderNr')?.value).toBe('');
  await type('poNr', '77');
  expect(search()).toBe('?poNr=77');

  await act(() => router.navigate(-1));
  expect([field('orderNr')?.value, field('orderDate')?.value]).toEqual(['#12', '2025-08-29']);
  await act(() => router.navigate(1));
  expect(field('poNr')?.value).toBe('77');
  const reset = container.querySelector<HTMLButtonElement>('form button:not([type=submit])');
  await act(() => Promise.resolve(reset?.click()));
  expect(search()).toBe('');

  await act(() => Promise.resolve(root.unmount()));
  container.remove();
  router.dispose();
});
