import { pcbStencilContent } from '@pcb/screens/content/words/pcbStencil';
import { ContentPage } from '../../../app/ContentPage.tsx';
import { described } from '../../../app/page.ts';

export const handle = described(pcbStencilContent.meta);

export function Component() {
  return <ContentPage content={pcbStencilContent} />;
}
