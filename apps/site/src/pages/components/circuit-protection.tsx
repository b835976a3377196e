import { circuitProtectionContent } from '@pcb/screens/content/pages/circuitProtection';
import { SurgeFigure } from '@pcb/screens/content/tools/SurgeFigure';
import { contentPage } from '../../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(circuitProtectionContent, { figure: <SurgeFigure /> });
