import { accessibilityContent } from '@pcb/screens/content/pages/accessibility';
import { contentPage } from '../app/frames/contentPage.tsx';

export const { handle, Component } = contentPage(accessibilityContent);
