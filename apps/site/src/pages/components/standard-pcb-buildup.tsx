import { standardBuildUpsContent } from '@pcb/screens/content/words/standardBuildUps';
import { ContentPage } from '../../app/ContentPage.tsx';
import { described } from '../../app/page.ts';

export const handle = described(standardBuildUpsContent.meta);

export function Component() {
  return <ContentPage content={standardBuildUpsContent} />;
}
