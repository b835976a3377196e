import { standardBuildUpsContent } from '@pcb/screens/content/words/standardBuildUps';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(standardBuildUpsContent);
