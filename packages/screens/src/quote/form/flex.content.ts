import type { FieldsCopy } from './fieldsCopy.ts';
import { boardFields, boardHelp, yesOrNo } from './board.content.ts';
import { sentence } from './sentence.ts';

/** The labels of the form for flexible boards, and of its options. */
export const flexContent = {
  title: 'Flexible boards',
  lead: 'Flexible circuits with one or two layers.',
  sections: { board: 'Board', build: 'Build-up', production: 'Production' },
  fields: {
    ...boardFields,
    layers: { label: 'Layer', options: { '1': '1', '2': '2' } },
    material: { label: 'Material', options: { polyimide: 'Polyimide', pe: 'PE' } },
    thickness: {
      label: 'FPC Thickness',
      options: { '0.04': '0.04 mm', '0.06': '0.06 mm', '0.08': '0.08 mm' },
    },
    finish: {
      label: 'Surface Finish',
      options: { tin: 'Tin', enepig: 'ENEPIG', enig: 'ENIG' },
    },
    highTg: { label: 'High Tg 230', options: yesOrNo },
    ipcClass: { label: 'IPC-6013 Class', options: { '2': 'Class 2', '3': 'Class 3' } },
    leadTime: {
      label: 'Production Lead Time',
      options: { '10': '10 working days', '15': '15 working days', '20': '20 working days' },
    },
    gerber: { label: 'Gerber Data', options: { yes: 'Yes, provided', no: 'No, to be generated' } },
  } satisfies FieldsCopy<'flex'>,
};

/** The help of each field. */
export const flexHelp = {
  ...boardHelp,
  dispatchUnit: sentence(
    'Film is too thin for V-cuts, so panels use tabs. Borders and tabs are in the ',
    'panel guidelines',
    '/resources/panel-guidelines',
    '.',
  ),
  layers: 'Copper layers on the film.',
  material: 'The film that carries the copper.',
  thickness: 'A thinner film allows tighter bends.',
  finish: 'Protects the pads until they are soldered.',
  highTg: 'Glass transition temperature of 230 °C, polyimide only.',
  ipcClass: {
    '2': 'For most electronics.',
    '3': 'For high reliability, with tighter limits.',
  },
  leadTime: 'Pre-production engineering adds up to one working day.',
  gerber: 'The production data of each layer, from your design tool.',
};
