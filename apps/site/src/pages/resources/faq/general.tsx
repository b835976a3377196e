import { faqGeneralContent } from '@pcb/screens/content/words/faqGeneral';
import { faqPage } from '../../../faqPage.tsx';

export const { Component, handle } = faqPage(faqGeneralContent);
