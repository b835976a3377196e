/** Where the content pages stand: apart from their words, so that a host knows the addresses without loading them. */
export const contentPaths = [
  '/about',
  '/pcb-manufacturing-process',
  '/resources/technical-capabilities',
  '/resources/technical-capabilities/pcb-a',
  '/resources/technical-capabilities/pcb-b',
  '/resources/technical-capabilities/pcb-stencil',
  '/resources/technical-capabilities/flexible-pcb',
  '/resources/panel-guidelines',
  '/resources/design-guidelines',
  '/resources/solder-paste-prep',
  '/components/packaging-guideline',
  '/components/rogers-laminate',
  '/components/standard-pcb-buildup',
  '/components/impedance-controlled-standard-build-ups',
  '/components/circuit-protection',
] as const;
export type ContentPath = (typeof contentPaths)[number];

export const faqPaths = ['/resources/faq/general', '/resources/faq/technical'] as const;
export type FaqPath = (typeof faqPaths)[number];
