import { beforeTheDrillContent } from '@pcb/screens/content/pages/articles/beforeTheDrill';
import { articlePage } from '../../app/frames/articlePage.tsx';

export const { handle, Component } = articlePage(beforeTheDrillContent);
