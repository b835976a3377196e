import { pcbBContent } from '@pcb/screens/content/pages/pcbB';
import { ContentPage } from '../../../app/ContentPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = pcbBContent.meta;

export function Component() {
  return <ContentPage content={pcbBContent} />;
}
