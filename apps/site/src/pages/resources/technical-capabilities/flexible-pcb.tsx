import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { flexiblePcbContent } from '@pcb/screens/content/pages/flexiblePcb';
import { ContentPage } from '../../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = flexiblePcbContent.meta;

export function Component() {
  return <ContentPage content={flexiblePcbContent} figure={<LimitFigure figure="bend" />} />;
}
