import { flexiblePcbContent } from '@pcb/screens/content/words/flexiblePcb';
import { ContentPage } from '../../../app/ContentPage.tsx';
import { described } from '../../../app/page.ts';

export const handle = described(flexiblePcbContent.meta);

export function Component() {
  return <ContentPage content={flexiblePcbContent} />;
}
