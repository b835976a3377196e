import { faqGeneralContent } from '@pcb/screens/content/words/faqGeneral';
import { FaqPage } from '../../../app/FaqPage.tsx';
import { described, type PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = { ...described(faqGeneralContent.meta), questions: faqGeneralContent.items };

export function Component() {
  return <FaqPage content={faqGeneralContent} />;
}
