import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { faqPage } from '../../../app/frames/faqPage.tsx';

export const { handle, Component } = faqPage({
  content: faqTechnicalContent,
  other: { content: faqGeneralContent, href: '/resources/faq/general' },
});
