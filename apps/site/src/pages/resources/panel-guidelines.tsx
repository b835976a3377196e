import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { PanelDrawing } from '@pcb/screens/content/tools/PanelDrawing';
import { panelGuidelinesContent } from '@pcb/screens/content/pages/panelGuidelines';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = panelGuidelinesContent.meta;

export function Component() {
  return (
    <ContentPage
      content={panelGuidelinesContent}
      figure={<LimitFigure figure="panel" />}
      slots={{ panelDrawing: <PanelDrawing /> }}
    />
  );
}
