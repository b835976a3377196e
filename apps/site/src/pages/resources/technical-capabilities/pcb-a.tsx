import { pcbAContent } from '@pcb/screens/content/words/pcbA';
import { contentPage } from '../../../contentPage.tsx';

export const { Component, handle } = contentPage(pcbAContent);
