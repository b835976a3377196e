import type { ServiceTab } from './forms.ts';

/** What a file of an order is for: the uploads of the forms, and the fabrication data that a form reads. */
export const filePurposes = ['schematic', 'billOfMaterial', 'stencilData', 'gerber'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The most bytes of a file: 50 MB. */
export const maxFileSize = 50_000_000;

/** The most files of an order for one purpose. */
export const maxFiles = 200;

/** Which files a service cannot be ordered without. */
export const requiredFiles = {
  layout: ['schematic', 'billOfMaterial'],
  fab: [],
  flex: [],
  stencil: [],
  source: [],
} as const satisfies Record<ServiceTab, readonly FilePurpose[]>;
