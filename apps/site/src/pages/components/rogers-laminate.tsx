import { rogersLaminateContent } from '@pcb/screens/content/words/rogersLaminate';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(rogersLaminateContent.meta);

export function Component() {
  return <ContentPage content={rogersLaminateContent} />;
}
