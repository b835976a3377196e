import { remarks, remarksHelp, yesOrNo } from '../board.content.ts';
import type { FormCopy, SectionTitles } from '../formCopy.ts';
import { sentence } from '../sentence.ts';

export const stencilContent = {
  title: 'Stencil',
  lead: 'Laser-cut steel for solder paste.',
  sections: { stencil: 'Stencil', foil: 'Size and foil', order: 'Order' } satisfies SectionTitles<'stencil'>,
  fields: {
    name: { label: 'Stencil Name' },
    side: { label: 'Side', options: { top: 'Top', bottom: 'Bottom', both: 'Both' } },
    printer: { label: 'Printer', options: { other: 'Other', pcbpower: 'PCB Power' } },
    type: { label: 'Type', options: { framed: 'Framed', frameless: 'Frameless' } },
    size: { label: 'Size', sides: { sizeX: 'Size X', sizeY: 'Size Y' } },
    thickness: { label: 'Thickness', options: { '4': '4 mil', '5': '5 mil', '6': '6 mil', '8': '8 mil' } },
    reduction: {
      label: 'Aperture Reduction',
      options: {
        '0': 'None, as in the data',
        '5': '5 % of the area',
        '10': '10 % of the area',
        '15': '15 % of the area',
        '20': '20 % of the area',
      },
    },
    electropolishing: { label: 'Electropolishing', options: yesOrNo },
    nanoCoating: { label: 'Nano Coating', options: yesOrNo },
    leadTime: {
      label: 'Lead Time',
      options: { '3': '3 working days', '5': '5 working days', '7': '7 working days' },
    },
    quantity: { label: 'Quantity' },
    approval: { label: 'Data Approval', options: yesOrNo },
    remarks,
  } satisfies FormCopy<'stencil'>,
  upload: 'Stencil Data',
};

export const stencilHelp = {
  name: 'Your own name for the stencil.',
  side: 'The side of the board that receives the paste. Both: two stencils.',
  printer: 'Sets the hole pattern of the frame. Not relevant for frameless stencils.',
  type: {
    framed: 'Glued into a frame, which fits a printer.',
    frameless: 'The foil alone, for a tensioning frame or a first prototype by hand.',
  },
  size: {
    framed: 'Outer dimensions of the frame, X by Y.',
    frameless: 'Outer dimensions of the foil, X by Y.',
  },
  thickness: (millimetres: string) => `${millimetres} mm steel foil.`,
  reduction: {
    none: 'For apertures that are already reduced, or meant at pad size.',
    some: 'We reduce every aperture, and keep its shape and centre.',
  },
  electropolishing: 'Smooth walls release more paste, for BGAs of 0.5 mm pitch and finer.',
  nanoCoating: 'Repels flux from the underside, so that the stencil needs less wiping.',
  leadTime: 'Preparing the paste data adds up to one working day.',
  quantity: {
    top: 'Number of stencils.',
    bottom: 'Number of stencils.',
    both: 'Number of pairs: one stencil for the top and one for the bottom.',
  },
  approval: 'Yes: you approve the apertures before we cut.',
  remarks: remarksHelp,
  upload: sentence('How to prepare it: ', 'solder paste data preparation', '/resources/solder-paste-prep', '.'),
};
