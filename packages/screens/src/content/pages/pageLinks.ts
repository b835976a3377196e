/** Links that content pages share, with their default labels. */
export const pageLinks = {
  accessibility: { label: 'Accessibility', href: '/accessibility' },
  certifications: { label: 'Certifications', href: '/components/certifications' },
  designGuidelines: { label: 'PCB design guidelines', href: '/resources/design-guidelines' },
  faqGeneral: { label: 'General FAQ', href: '/resources/faq/general' },
  faqTechnical: { label: 'Technical FAQ', href: '/resources/faq/technical' },
  flexiblePcb: { label: 'Flexible PCB', href: '/resources/technical-capabilities/flexible-pcb' },
  impedanceBuildUps: {
    label: 'Impedance-controlled build-ups',
    href: '/components/impedance-controlled-standard-build-ups',
  },
  manufacturingProcess: { label: 'PCB manufacturing process', href: '/pcb-manufacturing-process' },
  packagingGuideline: { label: 'Components packaging guidelines', href: '/components/packaging-guideline' },
  panelGuidelines: { label: 'Panel guidelines', href: '/resources/panel-guidelines' },
  pcbA: { label: 'PCB A: assembled boards', href: '/resources/technical-capabilities/pcb-a' },
  pcbStencil: { label: 'PCB stencil', href: '/resources/technical-capabilities/pcb-stencil' },
  preProduction: {
    label: 'PCB B: pre-production engineering',
    href: '/resources/technical-capabilities/pcb-b#pre-production-engineering',
  },
  reachOut: { label: 'Reach out', href: '/reach-out' },
  rogersLaminate: { label: 'Rogers laminates', href: '/components/rogers-laminate' },
  solderPastePrep: { label: 'Solder paste data preparation', href: '/resources/solder-paste-prep' },
  standardBuildUps: { label: 'Standard stack-ups', href: '/components/standard-pcb-buildup' },
  technicalCapabilities: { label: 'Technical capabilities', href: '/resources/technical-capabilities' },
} as const;
