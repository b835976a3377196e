import { circuitProtectionContent } from '@pcb/screens/content/words/circuitProtection';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(circuitProtectionContent.meta);

export function Component() {
  return <ContentPage content={circuitProtectionContent} />;
}
