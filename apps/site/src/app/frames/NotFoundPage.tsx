import { NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';
import type { PageHandle } from '../routing/page.ts';

export const handle = {
  hasMainAction: true,
  title: 'Page Not Found',
  isTitleWhole: true,
  description: 'The page you are looking for does not exist.',
} satisfies PageHandle;

export function Component() {
  return <NotFoundScreen />;
}
