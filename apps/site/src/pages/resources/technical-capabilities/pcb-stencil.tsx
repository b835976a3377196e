import { pcbStencilContent } from '@pcb/screens/content/words/pcbStencil';
import { contentPage } from '../../../contentPage.tsx';

export const { Component, handle } = contentPage(pcbStencilContent);
