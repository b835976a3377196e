import { rogersLaminateContent } from '@pcb/screens/content/pages/rogersLaminate';
import { ContentPage } from '../../app/ContentPage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = rogersLaminateContent.meta;

export function Component() {
  return <ContentPage content={rogersLaminateContent} />;
}
