import { beforeTheDrillContent } from '@pcb/screens/content/words/articles/beforeTheDrill';
import { articlePage } from '../../articlePage.tsx';

export const { Component, handle } = articlePage(beforeTheDrillContent);
