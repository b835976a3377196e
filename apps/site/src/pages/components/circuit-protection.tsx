import { circuitProtectionContent } from '@pcb/screens/content/words/circuitProtection';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(circuitProtectionContent);
