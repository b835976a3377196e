import { technicalCapabilitiesContent } from '@pcb/screens/content/pages/technicalCapabilities';
import { LimitsToScale } from '@pcb/screens/content/tools/LimitsToScale';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = technicalCapabilitiesContent.meta;

export function Component() {
  return <ContentPage content={technicalCapabilitiesContent} slots={{ limitsToScale: <LimitsToScale /> }} />;
}
