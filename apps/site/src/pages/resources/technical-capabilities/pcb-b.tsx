import { pcbBContent } from '@pcb/screens/content/words/pcbB';
import { contentPage } from '../../../contentPage.tsx';

export const { Component, handle } = contentPage(pcbBContent);
