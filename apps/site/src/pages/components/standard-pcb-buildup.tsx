import { standardBuildUpsContent } from '@pcb/screens/content/pages/standardBuildUps';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(standardBuildUpsContent);
