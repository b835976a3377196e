import type { ContentPageContent, FaqContent } from '../model.ts';
import { accessibilityContent } from './accessibility.content.ts';
import { circuitProtectionContent } from './circuitProtection.content.ts';
import { designGuidelinesContent } from './designGuidelines.content.ts';
import { faqGeneralContent } from './faqGeneral.content.ts';
import { faqTechnicalContent } from './faqTechnical.content.ts';
import { flexiblePcbContent } from './flexiblePcb.content.ts';
import { impedanceBuildUpsContent } from './impedanceBuildUps.content.ts';
import { manufacturingProcessContent } from './manufacturingProcess.content.ts';
import { packagingGuidelineContent } from './packagingGuideline.content.ts';
import { panelGuidelinesContent } from './panelGuidelines.content.ts';
import { pcbAContent } from './pcbA.content.ts';
import { pcbBContent } from './pcbB.content.ts';
import { pcbStencilContent } from './pcbStencil.content.ts';
import { rogersLaminateContent } from './rogersLaminate.content.ts';
import { solderPastePrepContent } from './solderPastePrep.content.ts';
import { standardBuildUpsContent } from './standardBuildUps.content.ts';
import { technicalCapabilitiesContent } from './technicalCapabilities.content.ts';

export type { ContentPageContent, FaqContent } from '../model.ts';

/** Except those that depend on the brand. A host imports a single page from `@pcb/screens/content/pages/…`. */
export const contentPages: Readonly<Record<string, ContentPageContent>> = {
  '/pcb-manufacturing-process': manufacturingProcessContent,
  '/resources/technical-capabilities': technicalCapabilitiesContent,
  '/resources/technical-capabilities/pcb-a': pcbAContent,
  '/resources/technical-capabilities/pcb-b': pcbBContent,
  '/resources/technical-capabilities/pcb-stencil': pcbStencilContent,
  '/resources/technical-capabilities/flexible-pcb': flexiblePcbContent,
  '/resources/panel-guidelines': panelGuidelinesContent,
  '/resources/design-guidelines': designGuidelinesContent,
  '/resources/solder-paste-prep': solderPastePrepContent,
  '/components/packaging-guideline': packagingGuidelineContent,
  '/components/rogers-laminate': rogersLaminateContent,
  '/components/standard-pcb-buildup': standardBuildUpsContent,
  '/components/impedance-controlled-standard-build-ups': impedanceBuildUpsContent,
  '/components/circuit-protection': circuitProtectionContent,
  '/accessibility': accessibilityContent,
};

export const faqPages: Readonly<Record<string, FaqContent>> = {
  '/resources/faq/general': faqGeneralContent,
  '/resources/faq/technical': faqTechnicalContent,
};
