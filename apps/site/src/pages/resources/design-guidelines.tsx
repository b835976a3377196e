import { TrackWidthCalculator } from '@pcb/screens/content/TrackWidthCalculator';
import { designGuidelinesContent } from '@pcb/screens/content/words/designGuidelines';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(designGuidelinesContent.meta);

export function Component() {
  return <ContentPage content={designGuidelinesContent} slots={{ trackWidth: <TrackWidthCalculator /> }} />;
}
