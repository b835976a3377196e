import { fiftyOhmsContent } from '@pcb/screens/content/words/articles/fiftyOhms';
import { articlePage } from '../../articlePage.tsx';

export const { Component, handle } = articlePage(fiftyOhmsContent);
