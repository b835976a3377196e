import { capabilities } from '@pcb/engineering/capabilities';
import { plusMinus, traceAndSpace, withUnit } from '../../content/figureText.ts';
import type { Brand } from '../../shared/brand.ts';
import { industries } from '../../shared/industries.ts';

/** The tabs of the quick-quote panel, in their order. */
export const quickQuoteTabs = [
  'pcb-layout',
  'pcb-fabrication',
  'pcb-assembly',
  'pcb-stencil',
  'component-sourcing',
] as const;
export type QuickQuoteTab = (typeof quickQuoteTabs)[number];

interface QuickQuoteService {
  label: string;
  sentence: string;
  facts: readonly { label: string; value: string }[];
  form: { label: string; href: string };
}

const { board, boardSize, drill, panel, stencil, trace } = capabilities;

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
      'Rigid boards in FR-4 or Rogers, drilled, plated and routed to your data, in the finish that your parts need.',
    facts: facts({
      Layers: `up to ${board.maxLayers.text}`,
      'Largest board': withUnit(boardSize.fr4),
      'Trace and space': traceAndSpace(trace.standard),
    }),
    form: { label: 'Full fabrication form', href: '/services#fab' },
  },
  'pcb-assembly': {
    label: 'PCB Assembly',
    sentence: 'We solder the parts onto boards that we made ourselves, so one team answers for both.',
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
      'Largest stencil': withUnit(stencil.maxSize),
      'Working days': '3, 5 or 7',
    }),
    form: { label: 'Full stencil form', href: '/services#stencil' },
  },
  'component-sourcing': {
    label: 'Component Sourcing',
    sentence: 'We buy the parts on your bill of materials, from resistors to relays, and count them into your kit.',
    facts: facts({ Categories: '28', Quantity: 'from 1 kit', 'Working days': '5 to 18' }),
    form: { label: 'Full sourcing form', href: '/services#source' },
  },
};

export const homeContent = {
  hero: {
    title: 'Printed circuit boards, from schematic to solder',
    lead: ({ name, region }: Brand) =>
      `${name} lays out, makes and assembles boards in ${region}, and finds the parts for them. One board or a thousand, from 3 working days.`,
  },
  quickQuote: {
    reference: 'U1',
    designator: 'Quick quote',
    label: 'Services',
    services,
    instantQuote: 'Instant Quote',
    inquireNow: 'Inquire Now',
  },
  about: {
    reference: 'U2',
    designator: ({ founded }: Brand) => `Since ${founded}`,
    title: 'About us',
    paragraphs: ({ name, founded }: Brand) => [
      `Whoever draws a board should not need four suppliers to hold one in their hands. ${name} does the layout, makes the bare board, cuts the stencil, buys the parts and solders them, and one team looks after your order from the first file to the last joint.`,
      `We began in ${founded} under a former name and have made boards ever since. What we want to become is plain: an integrated manufacturing, design and engineering partner for everybody who builds electronics, whether that is one prototype or a series.`,
    ],
    links: [
      { label: 'More about us', href: '/about' },
      { label: 'How a board is made, in 12 steps', href: '/pcb-manufacturing-process' },
    ],
    drawing: {
      label: 'Drawing of an assembled board, 70 millimetres wide and 51 millimetres high',
      width: '70.00 mm',
      height: '51.00 mm',
    },
  },
  industries: {
    reference: 'J1',
    designator: 'One pin each',
    title: 'Industries We Serve',
    lead: 'A railway controller and a student’s first project go down the same line. Choose your field, and you reach people who know what it asks of a board.',
    count: '17',
    countLabel: 'industries',
    items: industries,
  },
  values: {
    reference: 'R1',
    designator: 'What we stand by',
    title: 'Our values',
    items: [
      {
        id: 'precision',
        title: 'Precision',
        figure: plusMinus(board.outlineTolerance),
        text: `That is how closely we rout an outline. Mechanical drills start at ${withUnit(drill.mechanical)} and go through boards of up to eight times their diameter. Blind laser vias start at ${withUnit(drill.laser)}.`,
      },
      {
        id: 'openness',
        title: 'Openness',
        figure: '0 changes',
        text: 'If your data and your order disagree, an engineer asks you. Without your answer, nothing on your board changes.',
      },
      {
        id: 'punctuality',
        title: 'Punctuality',
        figure: '0.5–1 day',
        text: 'Pre-production engineering adds half a working day to one. We count it into your date beforehand, not afterwards.',
      },
      {
        id: 'respect',
        title: 'Respect for small orders',
        figure: '12 steps',
        text: `A single board is an order like any other. It is cut from a ${withUnit(panel.working)} working panel, on the same line as a series.`,
      },
    ],
  },
  why: {
    reference: 'C1',
    designator: 'Characteristics',
    title: 'Why Choose Us',
    lead: 'Our claims as a data sheet would print them: one figure each.',
    claims: ({ founded }: Brand) => [
      { id: 'founded', figure: `${founded}`, unit: 'year', text: `Founded ${founded} under a former name` },
      { id: 'experience', figure: '25+', unit: 'years', text: '25+ years of excellence' },
      { id: 'process', figure: 'ISO', unit: 'process', text: 'ISO certified process' },
      { id: 'support', figure: '24/7', unit: 'hours/days', text: '24/7 customer support' },
      { id: 'clients', figure: '1000+', unit: 'clients', text: '1000+ trusted clients' },
      { id: 'turnaround', figure: '3', unit: 'days', text: 'Turnaround from 3 working days' },
      { id: 'quantity', figure: '1', unit: 'pc', text: 'No minimum quantity' },
      {
        id: 'saving',
        figure: '15',
        unit: '%',
        text: 'Save up to 15 percent by combining fabrication and assembly',
      },
    ],
  },
  customers: {
    reference: 'P1',
    designator: 'Not yet populated',
    title: 'Our customers',
    note: 'Placeholders: a footprint each, until a customer agrees to be shown.',
    logo: (position: number, count: number) => `Placeholder for a customer’s logo, ${position} of ${count}`,
  },
  closing: {
    title: 'Have a drawing on your desk?',
    text: 'The forms need a name and a size to begin with. What we cannot read from your data, we ask.',
    quote: { label: 'Start a quote', href: '/services' },
    contact: { label: 'Talk to an engineer', href: '/reach-out' },
  },
};

export type HomeContent = typeof homeContent;
