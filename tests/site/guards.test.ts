import { RouterContextProvider } from 'react-router-dom';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { type Guard, guarded, type LoaderArgs } from '../../apps/site/src/app/routing/guards.ts';

function argsAt(path: string): LoaderArgs {
  const request = new Request(`http://localhost${path}`);
  return { request, url: new URL(request.url), params: {}, context: new RouterContextProvider(), pattern: path };
}

it('[U-08] awaits an asynchronous check before loading, and does not load for a signed-out user', async () => {
  let answer = (_isSignedIn: boolean) => {};
  const guard: Guard = {
    isSignedIn: () => new Promise((resolve) => (answer = resolve)),
    signInPath: '/login',
    historyPath: () => '/dashboard',
  };
  const load = vi.fn(() => Promise.resolve('the dashboard'));
  const visit = guarded(guard, load)(argsAt('/dashboard'));
  expect(load).not.toHaveBeenCalled();
  answer(false);
  const response = await visit;
  expect(response instanceof Response && response.headers.get('Location')).toBe('/login');
  expect(load).not.toHaveBeenCalled();
  // Checked by the compiler: the result must be a boolean, not just any truthy object.
  expectTypeOf<Guard['isSignedIn']>().returns.toEqualTypeOf<Promise<boolean>>();
});
