import { NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';

export { handle } from './NotFoundPage.tsx';

/** The 404 page without the shell, which otherwise provides `main`. */
export function Component() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}
