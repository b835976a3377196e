import { standardBuildUpsContent } from '@pcb/screens/content/pages/standardBuildUps';
import { ContentPage } from '../../app/frames/ContentPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = standardBuildUpsContent.meta;

export function Component() {
  return <ContentPage content={standardBuildUpsContent} />;
}
