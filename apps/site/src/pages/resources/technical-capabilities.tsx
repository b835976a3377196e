import { technicalCapabilitiesContent } from '@pcb/screens/content/pages/technicalCapabilities';
import { ContentPage } from '../../app/ContentPage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = technicalCapabilitiesContent.meta;

export function Component() {
  return <ContentPage content={technicalCapabilitiesContent} />;
}
