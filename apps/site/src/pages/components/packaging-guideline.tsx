import { TapeFigure } from '@pcb/screens/content/tools/TapeFigure';
import { SparePartsCalculator } from '@pcb/screens/content/tools/SparePartsCalculator';
import { packagingGuidelineContent } from '@pcb/screens/content/pages/packagingGuideline';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = packagingGuidelineContent.meta;

export function Component() {
  return (
    <ContentPage
      content={packagingGuidelineContent}
      figure={<TapeFigure />}
      slots={{ spareParts: <SparePartsCalculator /> }}
    />
  );
}
