import { TrackWidthCalculator } from '@pcb/screens/content/TrackWidthCalculator';
import { designGuidelinesContent } from '@pcb/screens/content/words/designGuidelines';
import { ContentPage } from '../../app/ContentPage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = designGuidelinesContent.meta;

export function Component() {
  return <ContentPage content={designGuidelinesContent} slots={{ trackWidth: <TrackWidthCalculator /> }} />;
}
