import { boardLayers, boardName, yesOrNo } from '../board.content.ts';
import type { FormCopy, SectionTitles } from '../formCopy.ts';
import { sentence } from '../sentence.ts';

export const layoutContent = {
  title: 'Layout',
  lead: 'From your schematic and bill of materials to production-ready data.',
  sections: { project: 'Project', files: 'Files' } satisfies SectionTitles<'layout'>,
  fields: {
    name: { label: 'PCB Name' },
    layers: boardLayers,
    components: {
      label: 'No. of Components',
      options: { '75': '75 or less', '150': '76-150', '300': '151-300' },
    },
    leadTime: {
      label: 'Lead Time',
      options: { '3': '3 working days', '7': '7 working days', '10': '10 working days' },
    },
    impedance: { label: 'Control Impedance', options: yesOrNo },
  } satisfies FormCopy<'layout'>,
  uploads: {
    schematic: 'Schematic',
    billOfMaterial: 'Bill of Material',
  },
};

export const layoutHelp = {
  name: boardName,
  layers: 'Copper layers, outer ones included.',
  components: 'All parts to place, on both sides.',
  impedance: sentence(
    'For lines such as USB, Ethernet and RF. See the ',
    'impedance-controlled build-ups',
    '/components/impedance-controlled-standard-build-ups',
    '.',
  ),
  leadTime: 'The day of the order is day 0.',
  schematic: 'PDF, or the project of your design tool.',
  billOfMaterial: 'A spreadsheet with manufacturer part numbers.',
};
