import { TrackWidthCalculator } from '@pcb/screens/content/TrackWidthCalculator';
import { designGuidelinesContent } from '@pcb/screens/content/words/designGuidelines';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(designGuidelinesContent, { trackWidth: <TrackWidthCalculator /> });
