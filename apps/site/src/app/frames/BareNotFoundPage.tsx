import { NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';

export { handle } from './NotFoundPage.tsx';

export function Component() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}
