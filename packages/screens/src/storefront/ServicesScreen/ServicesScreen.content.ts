import { ignoredNoticeContent } from './IgnoredNotice.content.ts';
import { helpContent } from '../../quote/form/help.content.ts';
import { hintsContent } from '../../quote/form/hints.content.ts';
import { sentence } from '../../quote/form/sentence.ts';
import { lastChangeContent } from '../../quote/price/LastChangeNote.content.ts';

const yesOrNo = { yes: 'Yes', no: 'No' };

const boardLayers = {
  label: 'Layer',
  options: { '1': '1', '2': '2', '4': '4' },
};

/** Of rigid and flexible boards. */
const boardWords = {
  name: 'PCB Name',
  dispatchUnit: { label: 'Dispatch Unit', options: { single: 'Single board', panel: 'Panel' } },
  size: 'Board Size',
  sizeX: 'Board Size X',
  sizeY: 'Board Size Y',
  quantity: 'PCB Qty',
};

/** Copy of the services screen. */
export const servicesContent = {
  designator: 'Order and quote',
  heading: 'Services',
  lead: 'Enter your specification and see a sample price at once. An asterisk marks what an order needs.',
  banner: {
    text: 'Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!',
    action: 'Order Now!',
  },
  tabsLabel: 'Service',
  tabs: {
    layout: 'PCB Layout',
    fab: 'PCB Fabrication & Assembly (Rigid)',
    flex: 'PCB Fabrication (Flex)',
    stencil: 'PCB Stencil',
    source: 'Component Sourcing',
  },
  workingDays: (from: number, to: number) => `${from === to ? from : `${from}-${to}`} working days`,
  units: { millimetres: 'mm', pieces: 'pcs', set: 'set', sets: 'sets' },
  layout: {
    title: 'Layout',
    lead: 'From your schematic and bill of materials to production-ready data.',
    sections: { project: 'Project', files: 'Files' },
    name: 'PCB Name',
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
    uploads: {
      schematic: 'Schematic',
      billOfMaterial: 'Bill of Material',
    },
  },
  fab: {
    title: 'Rigid boards',
    lead: 'FR-4 or Rogers, bare or assembled.',
    sections: {
      board: 'Board',
      build: 'Build-up',
      technology: 'Technology',
      additional: 'Additional Options',
      assembly: 'Assembly Options',
    },
    ...boardWords,
    assembly: { label: 'PCB Assembly', options: yesOrNo },
    layers: boardLayers,
    material: { label: 'Material', options: { fr4: 'FR-4', rogers: 'Rogers' } },
    thickness: {
      label: 'Board Thickness',
      options: { '1.0': '1.0 mm', '1.6': '1.6 mm', '2.0': '2.0 mm' },
    },
    finish: {
      label: 'Surface Finish',
      options: { hasl: 'HASL', leadfree: 'Lead-free HASL', enig: 'ENIG' },
    },
    tg: {
      label: 'Temperature Gradient',
      options: { std: 'Standard Tg 130-140 °C', mid: 'Mid Tg 150 °C', high: 'High Tg ≥ 170 °C' },
    },
    copper: {
      label: 'Outer Copper',
      options: { '0.5': '0.5 oz (18 µm)', '1': '1 oz (35 µm)', '2': '2 oz (70 µm)' },
    },
    track: {
      label: 'Minimum Track and Spacing',
      options: { '0.20': '0.20 mm (8 mil)', '0.15': '0.15 mm (6 mil)', '0.10': '0.10 mm (4 mil)' },
    },
    hole: {
      label: 'Smallest Hole',
      options: { '0.30': '0.30 mm (mechanical drill)', '0.20': '0.20 mm (blind laser via)' },
    },
    extras: {
      electricalTest: { label: 'Electrical test' },
      castellatedHoles: { label: 'Castellated holes' },
      serialNumbers: { label: 'Serial numbers' },
    },
    assemblyPlaceholder: {
      yes: 'Sides, part supply and testing are agreed after the order. The sample price includes a rate for each board.',
      no: 'Select PCB Assembly to have the boards populated.',
    },
  },
  flex: {
    title: 'Flexible boards',
    lead: 'Flexible circuits with one or two layers.',
    sections: { board: 'Board', build: 'Build-up', production: 'Production' },
    ...boardWords,
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
    leadTime: {
      label: 'Production Lead Time',
      options: { '10': '10 working days', '15': '15 working days', '20': '20 working days' },
    },
    gerber: { label: 'Gerber Data', options: { yes: 'Yes, provided', no: 'No, to be generated' } },
  },
  stencil: {
    title: 'Stencil',
    lead: 'Laser-cut steel for solder paste.',
    sections: { stencil: 'Stencil', foil: 'Size and foil', order: 'Order' },
    name: 'Stencil Name',
    side: { label: 'Side', options: { top: 'Top', bottom: 'Bottom', both: 'Both' } },
    printer: { label: 'Printer', options: { other: 'Other', pcbpower: 'PCB Power' } },
    type: { label: 'Type', options: { framed: 'Framed', frameless: 'Frameless' } },
    size: 'Size',
    sizeX: 'Size X',
    sizeY: 'Size Y',
    thickness: { label: 'Thickness', options: { '4': '4 mil', '5': '5 mil', '6': '6 mil', '8': '8 mil' } },
    leadTime: {
      label: 'Lead Time',
      options: { '3': '3 working days', '5': '5 working days', '7': '7 working days' },
    },
    quantity: 'Quantity',
    approval: { label: 'Data Approval', options: yesOrNo },
    upload: 'Stencil Data',
  },
  source: {
    title: 'Component sourcing',
    lead: 'Parts sourced, bought and kitted from your bill of materials.',
    sections: { parts: 'Parts' },
    name: 'PCB Name',
    leadTime: {
      label: 'Lead Time',
      options: {
        '5-7': '5-7 working days',
        '7-10': '7-10 working days',
        '10-14': '10-14 working days',
        '14-18': '14-18 working days',
      },
    },
    quantity: 'Quantity',
  },
  help: helpContent,
  hints: hintsContent,
  summary: {
    heading: 'Price summary',
    badge: 'Sample',
    leadTime: 'Lead Time',
    quantity: 'Quantity',
    unit: 'Unit Price',
    orderValue: 'Order Value',
    tax: (percent: number) => `Tax (${percent}%)`,
    total: 'Total',
    shipDate: 'Ship Date',
    unknown: '—',
    onRequest: 'On request',
    note: 'An indicative sample price, not an offer.',
    print: 'Print quotation',
    showDetails: 'What makes up this price',
    /** Why an order is priced on request, and who quotes it. */
    onRequestNotes: {
      size: 'This size exceeds our sample rates. An engineer will quote the price and the ship date.',
      quantity: 'This quantity exceeds our sample rates. An engineer will quote the price and the ship date.',
      area: 'The total area of this order exceeds our sample rates. An engineer will quote the price and the ship date.',
    },
    nothingNote: 'No price yet. The note below the field says what to enter.',
    saving: 'Combined saving',
    savingAmount: 'up to 15 %',
    savingNote: 'The combined saving is not included in this sample price.',
    notes: {
      layout: 'The lead time starts on the day of the order.',
      fab: 'The ship date includes up to one working day of pre-production engineering.',
      flex: 'The ship date includes up to one working day of pre-production engineering.',
      stencil: 'The ship date includes up to one working day of data preparation.',
      source:
        'It covers the service only: sourcing and buying once, and kitting each set. The parts are priced after the inquiry.',
    },
    announce: (total: string) => `Total ${total}`,
    announceNothing: 'No price for these values',
    announceOnRequest: 'Price on request',
  },
  lastChange: lastChangeContent,
  nextStep: {
    addToCart: 'Add to Cart',
    signedOut: sentence('Please ', 'log in', '/login', ' to place an inquiry.'),
    signedIn: 'Inquiries are not open yet.',
    placeInquiry: 'Place Inquiry',
    talk: { label: 'Talk to an engineer', href: '/reach-out' },
  },
  bar: {
    total: 'Total',
    open: 'Price summary',
  },
  ignored: ignoredNoticeContent,
  alternatives: {
    heading: 'Other lead times',
    leadTime: 'Lead Time',
    layout: 'Layout',
    tax: 'Tax',
    total: 'Total',
    choose: (leadTime: string) => `Choose ${leadTime}`,
  },
};

export type ServicesContent = typeof servicesContent;
