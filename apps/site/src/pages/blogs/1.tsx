import { quoteChangesContent } from '@pcb/screens/content/words/articles/quoteChanges';
import { articlePage } from '../../articlePage.tsx';

export const { Component, handle } = articlePage(quoteChangesContent);
