import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { FaqPage } from '../../../app/frames/FaqPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = { ...faqGeneralContent.meta, questions: faqGeneralContent.items, waitsFor: /[?&]q=/ };

export function Component() {
  return (
    <FaqPage content={faqGeneralContent} other={{ content: faqTechnicalContent, href: '/resources/faq/technical' }} />
  );
}
