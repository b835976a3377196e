import { pcbStencilContent } from '@pcb/screens/content/pages/pcbStencil';
import { ContentPage } from '../../../app/ContentPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = pcbStencilContent.meta;

export function Component() {
  return <ContentPage content={pcbStencilContent} />;
}
