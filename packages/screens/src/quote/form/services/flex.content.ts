import { boardFields, boardHelp, remarks, remarksHelp, yesOrNo } from '../board.content.ts';
import type { FormCopy, SectionTitles } from '../formCopy.ts';
import { sentence } from '../sentence.ts';

const stiffenerThickness = 'Stiffener Thickness';

export const flexContent = {
  title: 'Flexible boards',
  lead: 'Flexible circuits with one or two layers.',
  sections: {
    board: 'Board',
    build: 'Build-up',
    mechanics: 'Bend and stiffener',
    production: 'Production',
  } satisfies SectionTitles<'flex'>,
  fields: {
    ...boardFields,
    layers: { label: 'Layer', options: { '1': '1', '2': '2' } },
    material: { label: 'Material', options: { polyimide: 'Polyimide', pe: 'PE' } },
    copper: { label: 'Copper', options: { '12': '12 µm', '18': '18 µm', '35': '35 µm' } },
    coverlay: { label: 'Coverlay', options: { none: 'None', top: 'Top', bottom: 'Bottom', both: 'Both' } },
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
    bending: { label: 'Bending', options: { once: 'Once, to install', flexing: 'Flexing in use' } },
    stiffener: {
      label: 'Stiffener',
      options: { none: 'None', polyimide: 'Polyimide', fr4: 'FR-4', steel: 'Stainless steel' },
    },
    stiffenerSide: { label: 'Stiffener Side', options: { top: 'Top', bottom: 'Bottom' } },
    polyimideThickness: {
      label: stiffenerThickness,
      options: { '0.075': '0.075 mm', '0.125': '0.125 mm', '0.175': '0.175 mm', '0.225': '0.225 mm' },
    },
    fr4Thickness: {
      label: stiffenerThickness,
      options: { '0.2': '0.2 mm', '0.4': '0.4 mm', '0.8': '0.8 mm', '1.6': '1.6 mm' },
    },
    steelThickness: { label: stiffenerThickness, options: { '0.1': '0.1 mm', '0.2': '0.2 mm', '0.3': '0.3 mm' } },
    leadTime: {
      label: 'Production Lead Time',
      options: { '10': '10 working days', '15': '15 working days', '20': '20 working days' },
    },
    gerber: { label: 'Gerber Data', options: { yes: 'Yes, provided', no: 'No, to be generated' } },
    remarks,
  } satisfies FormCopy<'flex'>,
};

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
  copper: 'The foil before plating. A thinner one allows tighter bends.',
  coverlay: {
    none: 'No film covers the copper.',
    other: 'A film over the copper, open at pads and contacts.',
  },
  thickness: (least: string) => `Coverlay included, stiffener not. These materials are ${least} mm or more.`,
  finish: 'Protects the pads until they are soldered.',
  highTg: 'Glass transition temperature of 230 °C, polyimide only.',
  ipcClass: {
    '2': 'For most electronics.',
    '3': 'For high reliability, with tighter limits.',
  },
  bending: {
    once: (radius: string) => `Inner radius of ${radius} mm or more, at the safe end of usual practice.`,
    flexing: (radius: string) =>
      `Inner radius of ${radius} mm or more. We use rolled copper, with its grain along the circuit.`,
  },
  stiffener: {
    none: 'Supports connectors and parts.',
    polyimide: 'Thin, for contacts that a connector grips.',
    fr4: 'Thick, under parts and plated-through connectors.',
    steel: 'Stiff where there is little height. It conducts.',
  },
  stiffenerSide: 'Draw its outline on a layer of its own. Describe further ones in the remarks.',
  stiffenerThickness: 'Without its adhesive and the circuit.',
  leadTime: 'Pre-production engineering adds up to one working day.',
  remarks: remarksHelp,
  gerber: 'The production data of each layer, from your design tool.',
};
