// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { useRead } from '../../apps/site/src/app/hooks/useRead.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { reactRoot } from '../helpers/reactRoot.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const render = reactRoot();
let answer = Promise.resolve('Pending');
const request = () => answer;

function Reader() {
  const { remote, reload } = useRead(request);
  return remote.status === 'ready' ? (
    <button type="button" onClick={reload}>
      {remote.value}
    </button>
  ) : (
    <p>{remote.status}</p>
  );
}

it('keeps the content of the page when reading again fails, with a toast', async () => {
  const site = siteInMemory();
  const reader = (
    <SiteContext value={site}>
      <Reader />
    </SiteContext>
  );
  await act(() => Promise.resolve(render(reader)));
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Pending');

  answer = Promise.reject(new Error('The server did not respond.'));
  await act(() => Promise.resolve(button?.click()));
  expect(document.querySelector('button')).toBe(button);
  expect(site.toasts.current()).toMatchObject({ title: 'The latest values could not be loaded.', tone: 'danger' });

  answer = Promise.resolve('Shipped');
  await act(() => Promise.resolve(button?.click()));
  expect(button?.textContent).toBe('Shipped');
});
