import { flexiblePcbContent } from '@pcb/screens/content/pages/flexiblePcb';
import { ContentPage } from '../../../app/ContentPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = flexiblePcbContent.meta;

export function Component() {
  return <ContentPage content={flexiblePcbContent} />;
}
