import { designGuidelinesContent } from '@pcb/screens/content/pages/designGuidelines';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { TrackWidthCalculator } from '@pcb/screens/content/tools/TrackWidthCalculator';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(designGuidelinesContent, {
  figure: <LimitFigure figure="tracks" />,
  slots: { trackWidth: <TrackWidthCalculator /> },
});
