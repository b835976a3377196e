import { pcbAContent } from '@pcb/screens/content/words/pcbA';
import { ContentPage } from '../../../app/ContentPage.tsx';
import { described } from '../../../app/page.ts';

export const handle = described(pcbAContent.meta);

export function Component() {
  return <ContentPage content={pcbAContent} />;
}
