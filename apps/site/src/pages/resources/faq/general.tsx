import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { FaqPage } from '../../../app/FaqPage.tsx';
import type { PageHandle } from '../../../app/page.ts';

export const handle: PageHandle = { ...faqGeneralContent.meta, questions: faqGeneralContent.items };

export function Component() {
  return (
    <FaqPage content={faqGeneralContent} other={{ content: faqTechnicalContent, href: '/resources/faq/technical' }} />
  );
}
