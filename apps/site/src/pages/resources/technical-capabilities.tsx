import { technicalCapabilitiesContent } from '@pcb/screens/content/words/technicalCapabilities';
import { contentPage } from '../../contentPage.tsx';

export const { Component, handle } = contentPage(technicalCapabilitiesContent);
