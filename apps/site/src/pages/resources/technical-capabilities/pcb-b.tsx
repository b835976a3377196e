import { pcbBContent } from '@pcb/screens/content/words/pcbB';
import { ContentPage } from '../../../app/ContentPage.tsx';
import { described } from '../../../app/page.ts';

export const handle = described(pcbBContent.meta);

export function Component() {
  return <ContentPage content={pcbBContent} />;
}
