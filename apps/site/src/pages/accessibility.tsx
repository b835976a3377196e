import { accessibilityContent } from '@pcb/screens/content/pages/accessibility';
import { ContentPage } from '../app/frames/ContentPage.tsx';
import type { PageHandle } from '../app/routing/page.ts';

export const handle: PageHandle = accessibilityContent.meta;

export function Component() {
  return <ContentPage content={accessibilityContent} />;
}
