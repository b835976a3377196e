import { SparePartsCalculator } from '@pcb/screens/content/SparePartsCalculator';
import { packagingGuidelineContent } from '@pcb/screens/content/words/packagingGuideline';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(packagingGuidelineContent.meta);

export function Component() {
  return <ContentPage content={packagingGuidelineContent} slots={{ spareParts: <SparePartsCalculator /> }} />;
}
