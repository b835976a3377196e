import { flexiblePcbContent } from '@pcb/screens/content/words/flexiblePcb';
import { contentPage } from '../../../contentPage.tsx';

export const { Component, handle } = contentPage(flexiblePcbContent);
