import type { ContentPageContent } from '../model.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

/** How to draw a board that can be made. */
export const designGuidelinesContent: ContentPageContent = {
  reference: 'R7',
  designator: 'Guidelines',
  title: 'PCB design guidelines',
  lead: 'What to settle before you route, and what to check before you send. Where a figure is a limit of ours, it comes from the capability sheet.',
  sections: [
    {
      id: 'tracks',
      title: 'Tracks and spacing',
      blocks: [
        {
          kind: 'text',
          text: 'Choose the copper first: it sets the finest track. Route at the limit only where you must, and wider everywhere else; yield follows the narrowest gap on the board.',
        },
        trackAndSpacing({
          label: 'Our capability sheet; mil computed',
          href: '/resources/technical-capabilities#tracks',
        }),
      ],
    },
    {
      id: 'current',
      title: 'Tracks that carry current',
      blocks: [
        {
          kind: 'text',
          text: 'The width below keeps a long track in still air about 10 °C above its surroundings. An inner layer sheds its heat badly and has half the copper here, so it needs about five times the width of the outer 1 oz track.',
        },
        {
          kind: 'table',
          caption: 'Width by Current',
          columns: [
            { id: 'current', label: 'Current' },
            { id: 'oneMm', label: 'Outer, 1 oz', unit: 'mm', isFigure: true },
            { id: 'oneMil', label: 'Outer, 1 oz', unit: 'mil', isFigure: true },
            { id: 'twoMm', label: 'Outer, 2 oz', unit: 'mm', isFigure: true },
            { id: 'twoMil', label: 'Outer, 2 oz', unit: 'mil', isFigure: true },
            { id: 'innerMm', label: 'Inner, 1/2 oz', unit: 'mm', isFigure: true },
            { id: 'innerMil', label: 'Inner, 1/2 oz', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'half',
              cells: {
                current: '0.5 A',
                oneMm: '0.15',
                oneMil: '5.91',
                twoMm: '0.175',
                twoMil: '6.89',
                innerMm: '0.60',
                innerMil: '23.62',
              },
            },
            {
              id: 'one',
              cells: {
                current: '1 A',
                oneMm: '0.30',
                oneMil: '11.81',
                twoMm: '0.175',
                twoMil: '6.89',
                innerMm: '1.56',
                innerMil: '61.42',
              },
            },
            {
              id: 'two',
              cells: {
                current: '2 A',
                oneMm: '0.78',
                oneMil: '30.71',
                twoMm: '0.39',
                twoMil: '15.35',
                innerMm: '4.07',
                innerMil: '160.24',
              },
            },
            {
              id: 'three',
              cells: {
                current: '3 A',
                oneMm: '1.37',
                oneMil: '53.94',
                twoMm: '0.68',
                twoMil: '26.77',
                innerMm: '7.11',
                innerMil: '279.92',
              },
            },
            {
              id: 'five',
              cells: {
                current: '5 A',
                oneMm: '2.77',
                oneMil: '109.06',
                twoMm: '1.38',
                twoMil: '54.33',
                innerMm: '—',
                innerMil: '—',
              },
            },
          ],
          source: { label: 'Computed after IPC-2221, 35 µm to the ounce; never below our narrowest track' },
        },
        {
          kind: 'text',
          text: 'Three figures are our narrowest track, since the formula would do with less: 0.12 mm for 0.5 A on 1 oz, 0.06 mm for 0.5 A and 0.15 mm for 1 A on 2 oz. The dash is wider than the charts of IPC-2221 reach: use a plane, or an outer layer.',
        },
        { kind: 'slot', id: 'trackWidth' },
      ],
    },
    {
      id: 'holes',
      title: 'Holes',
      blocks: [
        {
          kind: 'text',
          text: 'A plated hole is at most eight times as deep as it is wide: 8:1. The mechanical drill starts at 0.30 mm (11.81 mil), laser at 0.20 mm (7.87 mil).',
        },
        {
          kind: 'table',
          caption: 'Smallest Mechanical Drill by Thickness',
          columns: [
            { id: 'board', label: 'Board' },
            { id: 'ratioMm', label: 'By 8:1', unit: 'mm', isFigure: true },
            { id: 'ratioMil', label: 'By 8:1', unit: 'mil', isFigure: true },
            { id: 'drillMm', label: 'Smallest drill', unit: 'mm', isFigure: true },
            { id: 'drillMil', label: 'Smallest drill', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'one',
              cells: { board: '1.0 mm', ratioMm: '0.125', ratioMil: '4.92', drillMm: '0.30', drillMil: '11.81' },
            },
            {
              id: 'usual',
              cells: { board: '1.6 mm', ratioMm: '0.20', ratioMil: '7.87', drillMm: '0.30', drillMil: '11.81' },
            },
            {
              id: 'two',
              cells: { board: '2.0 mm', ratioMm: '0.25', ratioMil: '9.84', drillMm: '0.30', drillMil: '11.81' },
            },
            {
              id: 'thickest',
              cells: { board: '2.4 mm', ratioMm: '0.30', ratioMil: '11.81', drillMm: '0.30', drillMil: '11.81' },
            },
            {
              id: 'thick',
              cells: { board: '3.2 mm', ratioMm: '0.40', ratioMil: '15.75', drillMm: '0.40', drillMil: '15.75' },
            },
          ],
          source: {
            label: 'Computed from our capability sheet: the larger of thickness ÷ 8 and 0.30 mm',
            href: '/resources/technical-capabilities#holes',
          },
        },
        {
          kind: 'text',
          text: 'Up to 2.4 mm of board, the drill of 0.30 mm governs; above, the ratio does.',
        },
      ],
    },
    {
      id: 'edge',
      title: 'Copper to the edge',
      blocks: [
        {
          kind: 'table',
          caption: 'Copper to the Edge',
          columns: [
            { id: 'edge', label: 'Edge and layer' },
            { id: 'distanceMm', label: 'Distance', unit: 'mm', isFigure: true },
            { id: 'distanceMil', label: 'Distance', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'outer', cells: { edge: 'Milled, outer layers', distanceMm: '0.25', distanceMil: '9.84' } },
            { id: 'inner', cells: { edge: 'Milled, inner layers', distanceMm: '0.40', distanceMil: '15.75' } },
            { id: 'v-cut', cells: { edge: 'V-cut, all layers', distanceMm: '0.45', distanceMil: '17.72' } },
          ],
          source: {
            label: 'Published guideline of Eurocircuits, “Copper and the board edge”; mil computed',
            href: '/resources/panel-guidelines#v-cut',
          },
        },
        {
          kind: 'text',
          text: 'Castellated holes and copper that runs up to the edge need a milled edge; a V-cut would tear them.',
        },
      ],
    },
    {
      id: 'outline',
      title: 'Outline, slots and cut-outs',
      blocks: [
        {
          kind: 'list',
          items: [
            'One closed outline, on one layer. Its tolerance is ±0.13 mm (±5.12 mil).',
            'Draw slots and cut-outs in a mechanical layer, as closed shapes; not as text, and not as a keep-out alone.',
            'A milling bit is round: inner corners keep its radius. Where a square part has to fit, cut the corner a little deeper.',
            'Say which holes are plated. Plated and unplated holes belong in separate files.',
          ],
        },
      ],
    },
    {
      id: 'balance',
      title: 'A stack that stays flat',
      blocks: [
        {
          kind: 'list',
          items: [
            'Build it symmetric: what lies above the middle lies below it too.',
            'Give mirror layers about as much copper as each other. A plane against a layer of thin tracks bows the board.',
            'Use at most two sheets of prepreg in a row.',
            'Keep a plane next to every layer with fast signals, and do not route them across a gap in it.',
          ],
        },
      ],
    },
    {
      id: 'files',
      title: 'Files to send',
      blocks: [
        {
          kind: 'list',
          items: [
            'One zip with Gerber RS-274X, one file for each layer, under names that tell which.',
            'Excellon drill files, with units and plating named.',
            'A readme: thickness, copper of each layer, order of the layers, finish, and whatever is unusual.',
            'For controlled impedance: which nets, which layers, which value.',
          ],
        },
      ],
    },
    {
      id: 'release',
      title: 'Before you release',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              id: 'rules',
              title: 'Run the rules with our figures',
              text: 'Set the rule check to the copper that you order, not to the defaults of the tool.',
            },
            {
              id: 'viewer',
              title: 'Open the output in a second viewer',
              text: 'Look at what you send, in another program than the one that wrote it. A missing layer shows up here.',
            },
            {
              id: 'print',
              title: 'Print it 1:1',
              text: 'Lay the parts on the paper. A footprint that is half as large or mirrored is plain to see.',
            },
            {
              id: 'compare',
              title: 'Compare with the order',
              text: 'Size, layers, thickness and finish in the form are those of the data.',
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'When boards are dispatched together.',
    },
    {
      label: 'Technical capabilities',
      href: '/resources/technical-capabilities',
      text: 'The whole sheet of limits.',
    },
    {
      label: 'Standard stack-ups',
      href: '/components/standard-pcb-buildup',
      text: 'Two, four and six layers, with thicknesses.',
    },
    {
      label: 'Impedance-controlled build-ups',
      href: '/components/impedance-controlled-standard-build-ups',
      text: 'Track widths for 50, 90 and 100 Ω.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask while the layout is still open.' },
  ],
  meta: {
    title: 'PCB design guidelines',
    description:
      'Tracks by copper weight and current, holes by thickness, copper to the edge, outline, symmetric stacks, and the files to send for a board.',
  },
};
