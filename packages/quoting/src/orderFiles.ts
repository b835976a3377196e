import type { ServiceTab } from './forms.ts';

/** The purposes of files: the uploads of the forms, and fabrication data. */
export const filePurposes = ['schematic', 'billOfMaterial', 'stencilData', 'gerber'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** In bytes: 50 MB. */
export const maxFileSize = 50_000_000;

/** The maximum per order and purpose. */
export const maxFiles = 200;

/** The files without which a service cannot be ordered. */
export const requiredFiles = {
  layout: ['schematic', 'billOfMaterial'],
  fab: [],
  flex: [],
  stencil: [],
  source: [],
} as const satisfies Record<ServiceTab, readonly FilePurpose[]>;
