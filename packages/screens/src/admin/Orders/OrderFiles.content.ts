import type { FilePurpose } from '@pcb/quoting/orderFiles';

export const orderFilesContent = {
  title: 'Files',
  purposes: {
    schematic: 'Schematic',
    billOfMaterial: 'Bill of Material',
    stencilData: 'Stencil Data',
    gerber: 'Fabrication data',
  } satisfies Record<FilePurpose, string>,
};

export type OrderFilesContent = typeof orderFilesContent;
