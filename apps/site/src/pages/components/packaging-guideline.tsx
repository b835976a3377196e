import { SparePartsCalculator } from '@pcb/screens/content/SparePartsCalculator';
import { packagingGuidelineContent } from '@pcb/screens/content/words/packagingGuideline';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(packagingGuidelineContent, { spareParts: <SparePartsCalculator /> });
