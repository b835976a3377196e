import { fiftyOhmsContent } from '@pcb/screens/content/pages/articles/fiftyOhms';
import { articlePage } from '../../app/frames/articlePage.tsx';

export const { handle, Component } = articlePage(fiftyOhmsContent);
