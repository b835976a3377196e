import { rogersLaminateContent } from '@pcb/screens/content/words/rogersLaminate';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(rogersLaminateContent);
