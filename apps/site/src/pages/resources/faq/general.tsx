import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { FaqPage } from '../../../app/FaqPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = { ...faqGeneralContent.meta, questions: faqGeneralContent.items };

export function Component() {
  return <FaqPage content={faqGeneralContent} />;
}
