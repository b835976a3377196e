// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { siteRoutes } from '../../apps/site/src/app/routing/routes.tsx';
import { whenReady } from '../../apps/site/src/app/start/whenReady.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';
import { unreachableSession } from '../helpers/unreachableSession.ts';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.scrollTo = vi.fn();
});

function fill(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes a change and resolves when the page has updated. */
const change = (make: () => void) => act(() => Promise.resolve(make()));

/** A test that resets the modules leaves a second announcer, so any of the regions may have the text. */
const announced = () =>
  Array.from(document.querySelectorAll('[aria-live=assertive]'), ({ textContent }) => textContent).join('');

it.each(['/login', '/admin/login'])('%s keeps the input when the server does not respond', async (path) => {
  const data = { session: unreachableSession };
  const site = siteInMemory(data);
  const router = createMemoryRouter(siteRoutes(site, { historyPath: () => path }), { initialEntries: [path] });
  await whenReady(router);
  const container = document.createElement('div');
  const root = createRoot(container);
  document.body.append(container);
  await change(() => root.render(<RouterProvider router={router} />));

  const email = container.querySelector<HTMLInputElement>('input[name=email]');
  const password = container.querySelector<HTMLInputElement>('input[name=password]');
  if (!email?.form || !password) throw new Error('The page has no sign-in form.');
  const { form } = email;
  await change(() => {
    fill(email, 'asha@example.com');
    fill(password, 'secret');
  });
  await change(() => form.requestSubmit());
  await vi.waitFor(() => expect(form.textContent).toMatch(/server did not respond/), 10_000);
  await vi.waitFor(() => expect(announced()).toMatch(/did not respond/), 10_000);
  expect([email.value, password.value]).toEqual(['asha@example.com', 'secret']);

  await change(() => root.unmount());
  container.remove();
  router.dispose();
});
