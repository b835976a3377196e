import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { FaqPage } from '../../../app/frames/FaqPage.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = {
  ...faqTechnicalContent.meta,
  questions: faqTechnicalContent.items,
  waitsFor: /[?&]q=/,
};

export function Component() {
  return (
    <FaqPage content={faqTechnicalContent} other={{ content: faqGeneralContent, href: '/resources/faq/general' }} />
  );
}
