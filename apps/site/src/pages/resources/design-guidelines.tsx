import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { TrackWidthCalculator } from '@pcb/screens/content/tools/TrackWidthCalculator';
import { designGuidelinesContent } from '@pcb/screens/content/pages/designGuidelines';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = designGuidelinesContent.meta;

export function Component() {
  return (
    <ContentPage
      content={designGuidelinesContent}
      figure={<LimitFigure figure="tracks" />}
      slots={{ trackWidth: <TrackWidthCalculator /> }}
    />
  );
}
