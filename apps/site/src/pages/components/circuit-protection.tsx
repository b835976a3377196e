import { circuitProtectionContent } from '@pcb/screens/content/pages/circuitProtection';
import { ContentPage } from '../../app/ContentPage.tsx';
import type { PageHandle } from '../../app/page.ts';

export const handle: PageHandle = circuitProtectionContent.meta;

export function Component() {
  return <ContentPage content={circuitProtectionContent} />;
}
