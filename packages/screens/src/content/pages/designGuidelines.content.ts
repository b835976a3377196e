import { capabilities, type TrackPosition } from '@pcb/engineering/capabilities';
import { drillFor } from '@pcb/engineering/holeSizes';
import { formatMm, milToMm } from '@pcb/engineering/lengths';
import { trackWidth } from '@pcb/engineering/trackWidth';
import { converted, withBothUnits, plusMinus, withUnit } from '../../shared/format/figureText.ts';
import { drillDistance, finishedSizes, padRule, smallestFinishedHole } from '../../shared/format/holeText.ts';
import { listSection, section, slot, steps } from '../blocks.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, table } from '../tables.ts';
import { minDrillByRatio } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet, processRule } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

const { board, drill, edge } = capabilities;

const componentDrill = drillFor({ size: 1, isPlated: true }, 'finished');

// Rounded up: a narrower pad would be below the limit.
const componentPad = (Math.ceil((componentDrill + 2 * milToMm(drill.minAnnularRing.value)) * 100) / 100).toFixed(2);

const componentHole = `A finished hole of 1.00 mm for a component has a drill of ${formatMm(componentDrill, 2)} mm and a pad of ${componentPad} mm or more.`;

const twoOrThreeDecimals = (mm: number) => formatMm(mm, Number.isInteger(Number((mm * 100).toFixed(6))) ? 2 : 3);

/** In °C. */
const temperatureRise = 10;

function widthFor(current: number, copper: number, position: TrackPosition) {
  const result = trackWidth({ current, temperatureRise, copper, position });
  if (!result.isValid) return '—';
  return result.isBelowMinimum ? twoOrThreeDecimals(result.width) : formatMm(result.width, 2);
}

function formulaOnly(current: number, copper: number) {
  const result = trackWidth({ current, temperatureRise, copper, position: 'outer' });
  return result.isValid ? `${formatMm(result.computedWidth, 2)} mm for ${current} A on ${copper} oz` : '—';
}

export const designGuidelinesContent: ContentPageContent = {
  designator: 'Guidelines',
  title: 'PCB design guidelines',
  lead: 'What to decide before you route, and what to check before you send your files. Our limits come from the capability sheet.',
  meta: {
    title: 'PCB design guidelines',
    description:
      'Tracks by copper weight and current, holes by thickness, copper to the edge, outline, symmetric stacks, and the files to send for a board.',
  },
  sections: [
    section('tracks', 'Tracks and spacing', [
      'Choose the base copper first: it sets the finest track. Route at the limit only where you must, and wider everywhere else: yield depends on the narrowest gap on the board.',
      trackAndSpacing(capabilitySheet),
    ]),
    section('current', 'Tracks that carry current', [
      `The widths below keep a long track in still air about ${temperatureRise} °C above its surroundings. The table follows the historical chart of IPC-2221, which allows an inner track half the current of an outer one. That is a conservative rule, not a measurement: the tests behind IPC-2152 found inner tracks no warmer than outer ones. With half the copper as well, an inner track here needs about five times the width of an outer 1 oz track. Copper weights are base copper: on outer layers the plating is a margin.`,
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
        source:
          'Computed after the historical chart of IPC-2221, 35 µm per ounce of base copper, without plating; never below our minimum track',
      }),
      `Three figures are our minimum track, since the formula alone gives less: ${formulaOnly(0.5, 1)}, ${formulaOnly(0.5, 2)} and ${formulaOnly(1, 2)}. A dash means that the current is beyond that chart: use a plane or an outer layer.`,
      slot('trackWidth'),
    ]),
    section('holes', 'Holes', [
      `The maximum depth of a mechanical hole is eight times its drill diameter: ${withUnit(drill.aspectRatio)}. Mechanical drills start at ${withBothUnits(drill.mechanical)}, enough for a finished via of ${smallestFinishedHole}. A laser via starts at ${withBothUnits(drill.laser)}. It is blind, goes through one dielectric to the next layer, and is about as deep as it is wide.`,
      finishedSizes,
      `${padRule} ${componentHole} ${drillDistance}`,
      table('Smallest Mechanical Drill by Thickness', {
        columns: [
          column('board', 'Board'),
          mmAndMil('ratio', `By ${withUnit(drill.aspectRatio)}`),
          mmAndMil('drill', 'Smallest drill'),
        ],
        rows: ['1.0', '1.6', '2.0', '2.4', '3.2'].map((board) => {
          const byRatio = minDrillByRatio(board);
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
      `Up to a board thickness of ${formatMm(drill.mechanical.value * drill.aspectRatio.value, 1)} mm, the smallest drill sets the limit; above that, the ratio does.`,
    ]),
    section('edge', 'Copper to the edge', [
      table('Copper to the Edge', {
        columns: [column('edge', 'Edge and layer'), mmAndMil('distance', 'Distance')],
        rows: [
          ['outer', 'Milled, outer layers', edge.milledOuter.text],
          ['inner', 'Milled, inner layers', edge.milledInner.text],
          ['v-cut', 'V-cut, all layers', edge.vCut.text],
        ],
        source: processRule,
      }),
      'Castellated holes and copper that runs up to the edge need a milled edge; a V-cut would tear them.',
    ]),
    listSection('outline', 'Outline, slots and cut-outs', [
      `Draw one closed outline, on one layer. Its tolerance is ${converted(plusMinus(board.outlineTolerance))}.`,
      'Draw slots and cut-outs as closed shapes on a mechanical layer, plated ones on a separate layer; text or a keep-out alone is not enough.',
      `Slots are milled: plated ones are at least ${withUnit(drill.minPlatedSlot)} wide, others ${withUnit(drill.minUnplatedSlot)}.`,
      'Milling bits are round, so inner corners keep a radius. If a square part has to fit, cut the corner a little deeper.',
      'State which holes are plated. Export plated and unplated holes as separate files.',
    ]),
    listSection('balance', 'A stack-up that stays flat', [
      'Make it symmetric: mirror every layer about the middle.',
      'Give mirrored layers about the same amount of copper. A plane opposite a layer of thin tracks bows the board.',
      'Use no more than two sheets of prepreg in a row.',
      'Keep a plane next to every layer with fast signals, and do not route them across a gap in it.',
    ]),
    listSection('files', 'Files to send', [
      'One zip with Gerber RS-274X, one file per layer, each named after its layer.',
      'Excellon drill files, with units and plating stated.',
      'A README: thickness, copper of each layer, layer order, finish, and anything unusual.',
      'For controlled impedance: the nets, their layers and their target values.',
    ]),
    section('release', 'Before you release', [
      steps([
        {
          id: 'rules',
          title: 'Run the design rule check with our limits',
          text: 'Set it to the copper weight that you order, not to the defaults of the tool.',
        },
        {
          id: 'viewer',
          title: 'Open the output in a second viewer',
          text: 'Look at your files in a different program from the one that wrote them. A missing layer shows up here.',
        },
        {
          id: 'print',
          title: 'Print it 1:1',
          text: 'Lay the parts on the paper. A footprint that is mirrored or half the size is easy to spot.',
        },
        {
          id: 'compare',
          title: 'Compare with the order',
          text: 'Size, layers, thickness and finish in the form match the data.',
        },
      ]),
    ]),
  ],
  related: [
    { ...pageLinks.panelGuidelines, text: 'For boards dispatched on a panel.' },
    { ...pageLinks.technicalCapabilities, text: 'Every limit on one page.' },
    { ...pageLinks.standardBuildUps, text: 'Two, four and six layers, with thicknesses.' },
    { ...pageLinks.impedanceBuildUps, text: 'Track widths for 50, 90 and 100 Ω.' },
    pageLinks.reachOut,
  ],
};
