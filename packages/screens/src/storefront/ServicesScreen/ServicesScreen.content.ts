import { capabilities } from '@pcb/engineering/capabilities';
import { formatCount } from '../../shared/money.ts';
import { sizeDrawingContent } from '../SizeDrawing/SizeDrawing.content.ts';
import { ignoredNoticeContent } from './address/IgnoredNotice.content.ts';
import { maxLength } from './quotes/parse.ts';
import { lastChangeContent } from './summary/LastChangeNote.content.ts';

const yesOrNo = { yes: 'Yes', no: 'No' };

const boardLayers = {
  label: 'Layer',
  options: { '1': '1', '2': '2', '4': '4' },
};

/** A sentence that contains a link. */
interface Sentence {
  before: string;
  link: string;
  href: string;
  after: string;
}

const sentence = (before: string, link: string, href: string, after: string): Sentence => ({
  before,
  link,
  href,
  after,
});

const maxQuotedLength = 24;

/** A value as typed, in quotation marks. */
function quoted(typed: string) {
  const characters = [...typed.trim()];
  return `“${characters.slice(0, maxQuotedLength).join('')}${characters.length > maxQuotedLength ? '…' : ''}”`;
}

const wholeNumberUpTo = (max: number) => `enter a whole number from 1 to ${formatCount(max)}.`;
const bothSides = `enter X and Y in millimetres, such as 80 or 62.5, up to ${maxLength}.`;

const usualFoil = `${capabilities.stencil.foil.text.replace('–', ' to ')} mm`;

/** Of rigid and flexible boards. Size and quantity always refer to single boards, also when they are dispatched in panels. */
const boardWords = {
  name: 'PCB Name',
  dispatchUnit: { label: 'Dispatch Unit', options: { single: 'Single board', panel: 'Panel' } },
  size: 'Board Size',
  sizeX: 'Board Size X',
  sizeY: 'Board Size Y',
  quantity: 'PCB Qty',
  sizeHelp: {
    single: 'Outer dimensions of one board, X by Y.',
    panel: 'Outer dimensions of one board, not of the panel, X by Y.',
  },
  quantityHelp: {
    single: 'Number of boards.',
    panel: 'Number of boards, not panels.',
  },
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
  units: { millimetres: 'mm', pieces: 'pcs', sets: 'sets' },
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
    impedanceHelp: sentence(
      'For lines such as USB, Ethernet and RF. See the ',
      'impedance-controlled build-ups',
      '/components/impedance-controlled-standard-build-ups',
      '.',
    ),
    uploads: {
      schematic: 'Schematic',
      billOfMaterial: 'Bill of Material',
    },
    uploadHelp: {
      schematic: 'PDF, or the project of your design tool.',
      billOfMaterial: 'A spreadsheet with manufacturer part numbers.',
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
    assemblyHelp: {
      fr4: 'FR-4 boards with assembly save up to 15\u00a0%.',
      rogers: 'The saving of up to 15\u00a0% is for FR-4 boards.',
    },
    dispatchHelp: sentence(
      'Borders, tabs and V-cuts are in the ',
      'panel guidelines',
      '/resources/panel-guidelines',
      '.',
    ),
    layers: boardLayers,
    material: { label: 'Material', options: { fr4: 'FR-4', rogers: 'Rogers' } },
    thickness: {
      label: 'Board Thickness',
      options: { '1.0': '1.0 mm', '1.6': '1.6 mm', '2.0': '2.0 mm' },
    },
    thicknessHelp: 'Nominal, including copper, excluding solder mask.',
    finish: {
      label: 'Surface Finish',
      options: { hasl: 'HASL', leadfree: 'Lead-free HASL', enig: 'ENIG' },
    },
    tg: {
      label: 'Temperature Gradient',
      options: { std: 'Standard Tg 130-140 °C', mid: 'Mid Tg 150 °C', high: 'High Tg ≥ 170 °C' },
    },
    tgHelp: 'The glass transition temperature of the base material.',
    technologyHelp: sentence(
      'Limits for each copper weight are in the ',
      'design guidelines',
      '/resources/design-guidelines',
      '.',
    ),
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
      electricalTest: {
        label: 'Electrical test',
        help: 'We test every board of your order for opens and shorts.',
      },
      castellatedHoles: {
        label: 'Castellated holes',
        help: 'Plated half holes at the edge, to solder the board onto another.',
      },
      serialNumbers: { label: 'Serial numbers', help: 'A unique number in the legend of each board.' },
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
    dispatchHelp: sentence(
      'Film is too thin for V-cuts, so panels use tabs. Borders and tabs are in the ',
      'panel guidelines',
      '/resources/panel-guidelines',
      '.',
    ),
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
    highTgHelp: 'Glass transition temperature of 230 °C, polyimide only.',
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
    printerHelp: 'Sets the hole pattern of the frame. Not relevant for frameless stencils.',
    type: { label: 'Type', options: { framed: 'Framed', frameless: 'Frameless' } },
    size: 'Size',
    sizeX: 'Size X',
    sizeY: 'Size Y',
    sizeHelp: {
      framed: 'Outer dimensions of the frame, X by Y.',
      frameless: 'Outer dimensions of the foil, X by Y.',
    },
    thickness: { label: 'Thickness', options: { '4': '4 mil', '5': '5 mil', '6': '6 mil', '8': '8 mil' } },
    leadTime: {
      label: 'Lead Time',
      options: { '3': '3 working days', '5': '5 working days', '7': '7 working days' },
    },
    quantity: 'Quantity',
    quantityHelp: {
      top: 'Number of stencils.',
      bottom: 'Number of stencils.',
      both: 'Number of pairs: one stencil for the top and one for the bottom.',
    },
    approval: { label: 'Data Approval', options: yesOrNo },
    approvalHelp: 'Yes: you approve the apertures before we cut.',
    upload: 'Stencil Data',
    uploadHelp: sentence('How to prepare it: ', 'solder paste data preparation', '/resources/solder-paste-prep', '.'),
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
    quantityHelp: 'Sets of parts: one set populates one board.',
  },
  /** Help texts of a field without a hint. */
  notes: {
    leadFree: 'Lead-free, for RoHS.',
    track: (copper: string, minimum: string, inner?: string) =>
      `${copper} oz copper allows ${minimum} mm${inner ? ` on outer layers. Inner layers allow ${inner} mm` : ''}.`,
    drill: (ratio: number, max: number) =>
      `Drill diameter; about 0.25 mm after plating. Aspect ratio (depth to drill) ${ratio}:1, maximum ${max}:1.`,
    laser: 'Diameter of a blind via from an outer layer to the next, with an aspect ratio of about 1:1.',
    foil: (millimetres: string) => `${millimetres} mm steel foil.`,
  },
  /** Hints of a field. No hint prevents an order. */
  hints: {
    comma: (typed: string) =>
      `No price for ${quoted(typed)}: enter it without the comma, which could separate thousands or decimals.`,
    noQuantity: (max: number) => `No price without a quantity: ${wholeNumberUpTo(max)}`,
    quantity: (typed: string, max: number) => `No price for ${quoted(typed)}: ${wholeNumberUpTo(max)}`,
    quantityOnRequest: (max: number) => `Quantities above ${formatCount(max)} are priced on request.`,
    areaOnRequest: (max: number) => `Orders above ${max} m² in total are priced on request.`,
    noSize: `No price without a size: ${bothSides}`,
    size: (typed: readonly string[]) => `No price for ${typed.map(quoted).join(' and ')}: ${bothSides}`,
    boardSize: (material: string, isMultilayer: boolean, long: number, short: number) =>
      `The maximum ${isMultilayer ? '4-layer ' : ''}${material} board is ${long} × ${short} mm. Larger boards need an engineering review.`,
    flexSize: (long: number, short: number) =>
      `Our working panel holds ${long} × ${short} mm. Larger circuits need an engineering review.`,
    stencilSize: (long: number, short: number) =>
      `The maximum stencil size is ${long} × ${short} mm. Larger stencils need an engineering review.`,
    track: (copper: string, minimum: string) =>
      `${copper} oz copper needs ${minimum} mm. Anything finer needs an engineering review.`,
    innerTrack: (minimum: string) => `Inner layers need ${minimum} mm. Anything finer needs an engineering review.`,
    laser:
      'A laser via is blind and ends on the next layer, so it needs 4 layers. Other designs need an engineering review.',
    foil: (millimetres: string) => `${millimetres} mm is above our usual ${usualFoil} and needs an engineering review.`,
    leadedFinish: 'Contains lead. For RoHS choose lead-free HASL or ENIG.',
    tg: 'Applies to FR-4 only.',
    rogersThickness:
      'With 1 or 2 layers and 1 oz copper, our listed Rogers laminates make 1.6 mm only. Other combinations need an engineering review.',
    highTg: 'PE film does not reach a Tg of 230 °C. Choose polyimide.',
  },
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
  drawing: sizeDrawingContent,
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
