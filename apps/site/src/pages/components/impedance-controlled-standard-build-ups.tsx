import { ImpedanceCalculator } from '@pcb/screens/content/ImpedanceCalculator';
import { impedanceBuildUpsContent } from '@pcb/screens/content/words/impedanceBuildUps';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(impedanceBuildUpsContent, { calculator: <ImpedanceCalculator /> });
