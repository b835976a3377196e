import { technicalCapabilitiesContent } from '@pcb/screens/content/pages/technicalCapabilities';
import { LimitsToScale } from '@pcb/screens/content/tools/LimitsToScale';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(technicalCapabilitiesContent, {
  slots: { limitsToScale: <LimitsToScale /> },
});
