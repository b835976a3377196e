import { ImpedanceCalculator } from '@pcb/screens/content/tools/ImpedanceCalculator';
import { impedanceBuildUpsContent } from '@pcb/screens/content/pages/impedanceBuildUps';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = impedanceBuildUpsContent.meta;

export function Component() {
  return <ContentPage content={impedanceBuildUpsContent} slots={{ calculator: <ImpedanceCalculator /> }} />;
}
