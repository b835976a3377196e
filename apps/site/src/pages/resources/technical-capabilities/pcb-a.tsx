import { pcbAContent } from '@pcb/screens/content/pages/pcbA';
import { ContentPage } from '../../../app/ContentPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = pcbAContent.meta;

export function Component() {
  return <ContentPage content={pcbAContent} />;
}
