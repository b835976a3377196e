import { NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';

export { handle } from './NotFoundPage.tsx';

/** The same page where there is no shell around it. */
export function Component() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}
