import { faqTechnicalContent } from '@pcb/screens/content/words/faqTechnical';
import { faqPage } from '../../../faqPage.tsx';

export const { Component, handle } = faqPage(faqTechnicalContent);
