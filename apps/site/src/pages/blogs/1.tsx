import { quoteChangesContent } from '@pcb/screens/content/pages/articles/quoteChanges';
import { articlePage } from '../../app/frames/articlePage.tsx';

export const { handle, Component } = articlePage(quoteChangesContent);
