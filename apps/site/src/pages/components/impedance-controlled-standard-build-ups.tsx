import { impedanceBuildUpsContent } from '@pcb/screens/content/pages/impedanceBuildUps';
import { ImpedanceCalculator } from '@pcb/screens/content/tools/ImpedanceCalculator';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(impedanceBuildUpsContent, {
  slots: { calculator: <ImpedanceCalculator /> },
});
