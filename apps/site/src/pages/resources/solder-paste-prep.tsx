import { StencilApertureCalculator } from '@pcb/screens/content/StencilApertureCalculator';
import { solderPastePrepContent } from '@pcb/screens/content/words/solderPastePrep';
import { ContentPage } from '../../app/ContentPage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = solderPastePrepContent.meta;

export function Component() {
  return <ContentPage content={solderPastePrepContent} slots={{ apertures: <StencilApertureCalculator /> }} />;
}
