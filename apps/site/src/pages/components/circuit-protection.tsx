import { SurgeFigure } from '@pcb/screens/content/tools/SurgeFigure';
import { circuitProtectionContent } from '@pcb/screens/content/pages/circuitProtection';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = circuitProtectionContent.meta;

export function Component() {
  return <ContentPage content={circuitProtectionContent} figure={<SurgeFigure />} />;
}
