import { technicalCapabilitiesContent } from '@pcb/screens/content/words/technicalCapabilities';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(technicalCapabilitiesContent.meta);

export function Component() {
  return <ContentPage content={technicalCapabilitiesContent} />;
}
