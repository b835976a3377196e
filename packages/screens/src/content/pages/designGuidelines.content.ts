import { listSection, section, slot, steps } from '../blocks.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheetInMil } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

/** How to draw a board that can be made. */
export const designGuidelinesContent: ContentPageContent = {
  reference: 'R7',
  designator: 'Guidelines',
  title: 'PCB design guidelines',
  lead: 'What to settle before you route, and what to check before you send. Where a figure is a limit of ours, it comes from the capability sheet.',
  meta: {
    title: 'PCB design guidelines',
    description:
      'Tracks by copper weight and current, holes by thickness, copper to the edge, outline, symmetric stacks, and the files to send for a board.',
  },
  sections: [
    section('tracks', 'Tracks and spacing', [
      'Choose the copper first: it sets the finest track. Route at the limit only where you must, and wider everywhere else; yield follows the narrowest gap on the board.',
      trackAndSpacing({ label: capabilitySheetInMil, href: '/resources/technical-capabilities#tracks' }),
    ]),
    section('current', 'Tracks that carry current', [
      'The width below keeps a long track in still air about 10 °C above its surroundings. An inner layer sheds its heat badly and has half the copper here, so it needs about five times the width of the outer 1 oz track.',
      table('Width by Current', {
        columns: [
          column('current', 'Current'),
          mmAndMil('one', 'Outer, 1 oz'),
          mmAndMil('two', 'Outer, 2 oz'),
          mmAndMil('inner', 'Inner, 1/2 oz'),
        ],
        rows: [
          ['half', '0.5 A', '0.15', '0.175', '0.60'],
          ['one', '1 A', '0.30', '0.175', '1.56'],
          ['two', '2 A', '0.78', '0.39', '4.07'],
          ['three', '3 A', '1.37', '0.68', '7.11'],
          ['five', '5 A', '2.77', '1.38', '—'],
        ],
        source: 'Computed after IPC-2221, 35 µm to the ounce; never below our narrowest track',
      }),
      'Three figures are our narrowest track, since the formula would do with less: 0.12 mm for 0.5 A on 1 oz, 0.06 mm for 0.5 A and 0.15 mm for 1 A on 2 oz. The dash is wider than the charts of IPC-2221 reach: use a plane, or an outer layer.',
      slot('trackWidth'),
    ]),
    section('holes', 'Holes', [
      'A plated hole is at most eight times as deep as it is wide: 8:1. The mechanical drill starts at 0.30 mm (11.81 mil), laser at 0.20 mm (7.87 mil).',
      table('Smallest Mechanical Drill by Thickness', {
        columns: [column('board', 'Board'), mmAndMil('ratio', 'By 8:1'), mmAndMil('drill', 'Smallest drill')],
        rows: [
          ['one', '1.0 mm', '0.125', '0.30'],
          ['usual', '1.6 mm', '0.20', '0.30'],
          ['two', '2.0 mm', '0.25', '0.30'],
          ['thickest', '2.4 mm', '0.30', '0.30'],
          ['thick', '3.2 mm', '0.40', '0.40'],
        ],
        source: {
          label: 'Computed from our capability sheet: the larger of thickness ÷ 8 and 0.30 mm',
          href: '/resources/technical-capabilities#holes',
        },
      }),
      'Up to 2.4 mm of board, the drill of 0.30 mm governs; above, the ratio does.',
    ]),
    section('edge', 'Copper to the edge', [
      table('Copper to the Edge', {
        columns: [column('edge', 'Edge and layer'), mmAndMil('distance', 'Distance')],
        rows: [
          ['outer', 'Milled, outer layers', '0.25'],
          ['inner', 'Milled, inner layers', '0.40'],
          ['v-cut', 'V-cut, all layers', '0.45'],
        ],
        source: {
          label: 'Published guideline of Eurocircuits, “Copper and the board edge”; mil computed',
          href: '/resources/panel-guidelines#v-cut',
        },
      }),
      'Castellated holes and copper that runs up to the edge need a milled edge; a V-cut would tear them.',
    ]),
    listSection('outline', 'Outline, slots and cut-outs', [
      'One closed outline, on one layer. Its tolerance is ±0.13 mm (±5.12 mil).',
      'Draw slots and cut-outs in a mechanical layer, as closed shapes; not as text, and not as a keep-out alone.',
      'A milling bit is round: inner corners keep its radius. Where a square part has to fit, cut the corner a little deeper.',
      'Say which holes are plated. Plated and unplated holes belong in separate files.',
    ]),
    listSection('balance', 'A stack that stays flat', [
      'Build it symmetric: what lies above the middle lies below it too.',
      'Give mirror layers about as much copper as each other. A plane against a layer of thin tracks bows the board.',
      'Use at most two sheets of prepreg in a row.',
      'Keep a plane next to every layer with fast signals, and do not route them across a gap in it.',
    ]),
    listSection('files', 'Files to send', [
      'One zip with Gerber RS-274X, one file for each layer, under names that tell which.',
      'Excellon drill files, with units and plating named.',
      'A readme: thickness, copper of each layer, order of the layers, finish, and whatever is unusual.',
      'For controlled impedance: which nets, which layers, which value.',
    ]),
    section('release', 'Before you release', [
      steps([
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
      ]),
    ]),
  ],
  related: [
    { ...pageLinks.panelGuidelines, text: 'When boards are dispatched together.' },
    { ...pageLinks.technicalCapabilities, text: 'The whole sheet of limits.' },
    { ...pageLinks.standardBuildUps, text: 'Two, four and six layers, with thicknesses.' },
    { ...pageLinks.impedanceBuildUps, text: 'Track widths for 50, 90 and 100 Ω.' },
    { ...pageLinks.reachOut, text: 'Ask while the layout is still open.' },
  ],
};
