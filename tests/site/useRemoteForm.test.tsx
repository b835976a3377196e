// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRemoteForm } from '../../apps/site/src/app/hooks/useRemoteForm.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { type Read, read } from '../../apps/site/src/data/read.ts';
import { reactRoot } from '../helpers/reactRoot.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const render = reactRoot();

function Page() {
  const remote = useRemoteForm(useLoaderData<Read<string>>());
  return remote.status === 'ready' ? <input defaultValue={remote.value} /> : <p>{remote.status}</p>;
}

it('keeps the form and its input when loading again fails, but not on another page', async () => {
  const site = siteInMemory();
  let answer = Promise.resolve('Motor controller');
  const router = createMemoryRouter(
    [{ path: '/edit/:id', loader: () => read(answer), Component: Page, HydrateFallback: () => null }],
    { initialEntries: ['/edit/1'] },
  );
  const page = (
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>
  );
  await act(() => Promise.resolve(render(page)));
  const input = document.querySelector('input');
  if (!input) throw new Error('The page has no form.');
  input.value = 'Motor controller, revision D';

  answer = Promise.reject(new Error('The server did not respond.'));
  await act(() => router.revalidate());
  expect(document.querySelector('input')).toBe(input);
  expect(input.value).toBe('Motor controller, revision D');
  expect(site.toasts.current()).toMatchObject({ title: 'The latest values could not be loaded.', tone: 'danger' });

  await act(() => router.navigate('/edit/2'));
  expect(document.body.textContent).toBe('failed');
  router.dispose();
});
