import { capabilities, type TrackPosition } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { trackWidth } from '@pcb/engineering/trackWidth';
import { listSection, section, slot, steps } from '../blocks.ts';
import { converted, inBoth, plusMinus, withUnit } from '../figureText.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheetInMil } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

const { board, drill, edge } = capabilities;

const twoOrThreeDecimals = (mm: number) => formatMm(mm, Number.isInteger(Number((mm * 100).toFixed(6))) ? 2 : 3);

/** What the plating of both walls takes from the diameter of a drilled hole, about. */
const platingLoss = converted('0.05 mm');

/** The table keeps tracks about this many °C above the board. */
const temperatureRise = 10;

function widthFor(current: number, copper: number, position: TrackPosition) {
  const result = trackWidth({ current, temperatureRise, copper, position });
  if (!result.isValid) return '—';
  return result.isBelowMinimum ? twoOrThreeDecimals(result.width) : formatMm(result.width, 2);
}

/** What the formula alone gives for an outer track, in words. */
function formulaOnly(current: number, copper: number) {
  const result = trackWidth({ current, temperatureRise, copper, position: 'outer' });
  return result.isValid ? `${formatMm(result.computedWidth, 2)} mm for ${current} A on ${copper} oz` : '—';
}

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
      `The width below keeps a long track in still air about ${temperatureRise} °C above its surroundings. The table follows IPC-2221, which allows an inner track half the current of an outer one. That is a conservative rule, not a measurement: the tests behind IPC-2152 found inner tracks no warmer than outer ones. With half the copper as well, the inner track here is about five times as wide as the outer 1 oz track.`,
      table('Width by Current', {
        columns: [
          column('current', 'Current'),
          mmAndMil('one', 'Outer, 1 oz'),
          mmAndMil('two', 'Outer, 2 oz'),
          mmAndMil('inner', 'Inner, 1/2 oz'),
        ],
        rows: [0.5, 1, 2, 3, 5].map((current) => [
          `current-${current}`,
          `${current} A`,
          widthFor(current, 1, 'outer'),
          widthFor(current, 2, 'outer'),
          widthFor(current, 0.5, 'inner'),
        ]),
        source: 'Computed after IPC-2221, 35 µm to the ounce; never below our narrowest track',
      }),
      `Three figures are our narrowest track, since the formula alone gives less: ${formulaOnly(0.5, 1)}, ${formulaOnly(0.5, 2)} and ${formulaOnly(1, 2)}. A dash means that the charts of IPC-2221 do not go that far: use a plane, or an outer layer.`,
      slot('trackWidth'),
    ]),
    section('holes', 'Holes', [
      `A mechanical hole is at most eight times as deep as its drill is wide: ${withUnit(drill.aspectRatio)}. Mechanical drills start at ${inBoth(drill.mechanical)}; plating leaves about ${platingLoss} less. A laser via starts at ${inBoth(drill.laser)}. It is blind, goes through one dielectric to the next layer, and is about as deep as it is wide.`,
      table('Smallest Mechanical Drill by Thickness', {
        columns: [
          column('board', 'Board'),
          mmAndMil('ratio', `By ${withUnit(drill.aspectRatio)}`),
          mmAndMil('drill', 'Smallest drill'),
        ],
        rows: ['1.0', '1.6', '2.0', '2.4', '3.2'].map((board) => {
          const byRatio = Number(board) / drill.aspectRatio.value;
          return [
            `board-${board}`,
            `${board} mm`,
            twoOrThreeDecimals(byRatio),
            twoOrThreeDecimals(Math.max(byRatio, drill.mechanical.value)),
          ];
        }),
        source: {
          label: `Computed from our capability sheet: the larger of thickness ÷ ${drill.aspectRatio.text} and ${withUnit(drill.mechanical)}`,
          href: '/resources/technical-capabilities#holes',
        },
      }),
      `Up to ${formatMm(drill.mechanical.value * drill.aspectRatio.value, 1)} mm of board, the smallest drill sets the limit; above that, the ratio does.`,
    ]),
    section('edge', 'Copper to the edge', [
      table('Copper to the Edge', {
        columns: [column('edge', 'Edge and layer'), mmAndMil('distance', 'Distance')],
        rows: [
          ['outer', 'Milled, outer layers', edge.milledOuter.text],
          ['inner', 'Milled, inner layers', edge.milledInner.text],
          ['v-cut', 'V-cut, all layers', edge.vCut.text],
        ],
        source: {
          label: 'Published guideline of Eurocircuits, “Copper and the board edge”; mil computed',
          href: '/resources/panel-guidelines#v-cut',
        },
      }),
      'Castellated holes and copper that runs up to the edge need a milled edge; a V-cut would tear them.',
    ]),
    listSection('outline', 'Outline, slots and cut-outs', [
      `One closed outline, on one layer. Its tolerance is ${converted(plusMinus(board.outlineTolerance))}.`,
      'Draw slots and cut-outs as closed shapes in a mechanical layer, plated ones in a layer of their own; not as text, and not as a keep-out alone.',
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
      'A README: thickness, copper of each layer, order of the layers, finish, and whatever is unusual.',
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
