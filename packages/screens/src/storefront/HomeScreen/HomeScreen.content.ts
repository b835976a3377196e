import { capabilities } from '@pcb/engineering/capabilities';
import type { Brand } from '../../shared/brand.ts';
import { plusMinus, traceAndSpace, withUnit } from '../../shared/format/figureText.ts';
import { fastestServices, longerServices } from '../../shared/format/leadTimes.ts';
import { industries, type Industry } from '../industries.ts';
import type { QuickQuoteTab } from '../private/quickQuote.ts';

interface QuickQuoteService {
  label: string;
  sentence: string;
  facts: readonly { label: string; value: string }[];
  form: { label: string; href: string };
}

/** A claim of the business that contains a figure or a word in large type. */
interface Claim {
  id: string;
  figure: string;
  text: string;
}

const { board, boardSize, drill, panel, stencil, track } = capabilities;

const facts = (values: Record<string, string>) => Object.entries(values).map(([label, value]) => ({ label, value }));

const services: Record<QuickQuoteTab, QuickQuoteService> = {
  'pcb-layout': {
    label: 'PCB Layout',
    sentence: 'Send a schematic and a bill of materials. You get Gerber and drill files that any fab can build from.',
    facts: facts({ Layers: '1, 2 or 4', Parts: 'up to 300', 'Working days': '3, 7 or 10' }),
    form: { label: 'Full layout form', href: '/services#layout' },
  },
  'pcb-fabrication': {
    label: 'PCB Fabrication',
    sentence:
      'Rigid boards in FR-4 or Rogers, drilled, plated and milled to your data, in HASL, lead-free HASL or ENIG finish.',
    facts: facts({
      Layers: `up to ${board.maxLayers.text}`,
      'Maximum size': withUnit(boardSize.fr4),
      'Trace/space': traceAndSpace(track.standard),
    }),
    form: { label: 'Full fabrication form', href: '/services#fab' },
  },
  'pcb-assembly': {
    label: 'PCB Assembly',
    sentence: 'We assemble boards from our own production line, so one team is responsible for both.',
    facts: facts({
      'With fabrication': 'save up to 15 %',
      Quantity: 'from 1 board',
      'Panel border': withUnit(panel.border),
    }),
    form: { label: 'Full assembly form', href: '/services#fab' },
  },
  'pcb-stencil': {
    label: 'PCB Stencil',
    sentence: 'Solder paste stencils for the top, the bottom or both sides, framed or frameless.',
    facts: facts({
      Foil: withUnit(stencil.foil),
      'Maximum size': withUnit(stencil.maxSize),
      'Working days': '3, 5 or 7',
    }),
    form: { label: 'Full stencil form', href: '/services#stencil' },
  },
  'component-sourcing': {
    label: 'Component Sourcing',
    sentence: 'We buy the parts on your bill of materials, from resistors to relays, and deliver them as a kit.',
    facts: facts({ Categories: '28', Quantity: 'from 1 kit', 'Working days': '5 to 18' }),
    form: { label: 'Full sourcing form', href: '/services#source' },
  },
};

export const homeContent = {
  hero: {
    title: 'Printed circuit boards, from schematic to solder',
    lead: ({ name, region }: Brand) =>
      `${name} designs, fabricates and assembles boards in ${region}, and sources the components. From a single board to a thousand. Turnaround from 3 working days for ${fastestServices}.`,
  },
  quickQuote: {
    reference: 'U1',
    designator: 'Quick quote',
    label: 'Services',
    services,
    board: {
      sizeX: 'Board Size X (mm)',
      sizeY: 'Board Size Y (mm)',
      quantity: 'PCB Qty',
      help: 'The full form opens with these numbers.',
      unreadableSide: 'Enter millimetres, such as 80 or 62.5.',
      unreadableQuantity: 'Enter a whole number, such as 10.',
      drawing: {
        label: (sizeX: number, sizeY: number) => `${sizeX} by ${sizeY} millimetres, drawn to scale`,
        unknown: 'No size to draw yet',
        figure: (millimetres: number) => `${millimetres} mm`,
      },
    },
    instantQuote: 'Instant Quote',
    inquireNow: 'Inquire Now',
  },
  about: {
    reference: 'U2',
    designator: ({ founded }: Brand) => `Since ${founded}`,
    title: 'About us',
    paragraphs: ({ name, founded }: Brand) => [
      `You should not need four suppliers for one board. ${name} does the layout, fabricates the bare board, cuts the stencil, buys the parts and assembles them, and one team manages your order from the first file to the last solder joint.`,
      `We started in ${founded} under a former name and have made boards ever since. Our aim is to be an integrated manufacturing, design and engineering partner for everyone who builds electronics, from a single prototype to series production.`,
    ],
    links: [
      { label: 'More about us', href: '/about' },
      { label: 'How a board is made, in 12 steps', href: '/pcb-manufacturing-process' },
    ],
    drawing: {
      label: 'Drawing of an assembled board, 70 millimetres wide and 51 millimetres high',
      width: '70.00 mm',
      height: '51.00 mm',
      layers: {
        laminate: 'Laminate',
        copper: 'Copper',
        solderMask: 'Solder mask',
        surfaceFinish: 'Finish',
        legend: 'Legend',
        components: 'Components',
      },
    },
  },
  industries: {
    reference: 'J1',
    designator: 'Sectors',
    title: 'Industries We Serve',
    lead: 'Railway controllers and student projects run on the same production line. Choose your industry to reach engineers who know its requirements.',
    count: '17',
    countLabel: 'industries',
    items: industries,
  },
  values: {
    reference: 'R1',
    designator: 'Commitments',
    title: 'Our values',
    items: [
      {
        id: 'precision',
        title: 'Precision',
        figure: plusMinus(board.outlineTolerance),
        text: `This is our tolerance for milled outlines. Mechanical drills start at ${withUnit(drill.mechanical)}, with an aspect ratio of up to 8:1. Blind laser vias start at ${withUnit(drill.laser)}.`,
      },
      {
        id: 'transparency',
        title: 'Transparency',
        figure: '0 changes',
        text: 'If your data and your order disagree, an engineer asks you. No copper, hole or outline of the finished board changes without your approval.',
      },
      {
        id: 'punctuality',
        title: 'Punctuality',
        figure: '1 ship date',
        text: 'Your ship date includes the half to one working day of pre-production engineering from the start.',
      },
      {
        id: 'respect',
        title: 'Respect for small orders',
        figure: '12 steps',
        text: `A single board goes through the same 12 steps as a series, on the same line and the same ${withUnit(panel.working).replaceAll(' ', '\u00a0')} working panel.`,
      },
    ],
  },
  why: {
    reference: 'C1',
    designator: 'Characteristics',
    title: 'Why Choose Us',
    lead: `What you can count on, for one board as for a thousand. The shortest turnaround is that of ${fastestServices}; ${longerServices}.`,
    /** Each claim, with the part of its text in large type. */
    claims: ({ founded }: Brand): readonly Claim[] => [
      { id: 'founded', figure: `${founded}`, text: `Founded ${founded} under a former name` },
      { id: 'experience', figure: '25+', text: '25+ years of excellence' },
      { id: 'process', figure: 'ISO', text: 'ISO certified process' },
      { id: 'support', figure: '24/7', text: '24/7 customer support' },
      { id: 'clients', figure: '1000+', text: '1000+ trusted clients' },
      { id: 'turnaround', figure: '3', text: 'Turnaround from 3 working days' },
      { id: 'quantity', figure: 'No', text: 'No minimum quantity' },
      {
        id: 'saving',
        figure: '15 percent',
        text: 'Save up to 15 percent by combining fabrication and assembly',
      },
    ],
  },
  customers: {
    reference: 'P1',
    designator: 'References',
    title: 'Our customers',
    lead: 'Teams from university labs to railway suppliers build on our boards. On this demonstration site, boards with the name of an industry stand in for their logos.',
    /** The names are short enough for the legend of a small board. */
    industries: [
      'Student',
      'Medical',
      'Automotive',
      'Measurements',
      'Aerospace',
      'Railways',
    ] satisfies Industry[] as readonly Industry[],
  },
  closing: {
    title: 'Ready to build your board?',
    text: 'Enter a name and a board size to start. If your data leaves a question open, an engineer asks you.',
    quote: { label: 'Start a quote', href: '/services' },
    contact: { label: 'Talk to an engineer', href: '/reach-out' },
  },
};

export type HomeContent = typeof homeContent;
