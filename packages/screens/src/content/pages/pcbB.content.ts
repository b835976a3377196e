import { capabilities } from '@pcb/engineering/capabilities';
import { plusMinus, withUnit } from '../../shared/format/figureText.ts';
import { list, section, steps, warning } from '../blocks.ts';
import { limitAndConversion, mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent, Source } from '../model.ts';
import { preProduction } from '../preProduction.ts';
import { column, table } from '../tables.ts';
import { holeRows } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

const { board, drill, panel, tg } = capabilities;

const orderForm: Source = {
  label: 'Our order form and capability sheet; conversions between mm and mil are computed',
  href: '/services#fab',
};

export const pcbBContent: ContentPageContent = {
  designator: 'Capabilities',
  title: 'PCB B: bare boards',
  lead: 'Rigid bare boards in FR-4 or Rogers: the options, the limits by copper weight and material, and how we prepare your data before we cut the first panel.',
  meta: {
    title: 'PCB B: bare boards',
    description:
      'Rigid bare boards: options, limits by copper weight, and what pre-production engineering does with your data in half to one working day.',
  },
  sections: [
    section('options', 'What you choose', [
      table('Rigid Boards', {
        columns: [column('option', 'Option'), column('choices', 'Choices in the order form')],
        rows: [
          ['layers', 'Layers', `1, 2 or 4; more on request, up to ${board.maxLayers.text}`],
          ['material', 'Material', 'FR-4 or Rogers; others on request'],
          ['finish', 'Surface finish', 'HASL, lead-free HASL or ENIG'],
          [
            'tg',
            'Tg of FR-4',
            `Standard ${withUnit(tg.standard)}, mid ${withUnit(tg.mid)}, high ≥${withUnit(tg.high)}`,
          ],
          ['unit', 'Dispatch unit', 'Single boards or panels'],
        ],
        source: orderForm,
      }),
      table('Board Thickness', {
        columns: [column('choice', 'Thickness'), mmAndMil('thickness', 'Thickness')],
        rows: [
          ['thin', 'Thin', '1.0'],
          ['preset', 'Default in the form', '1.6'],
          ['thick', 'Thick', '2.0'],
          ['min-board', 'Min board thickness', board.minThickness.text],
          ['min-finished', 'Min finished thickness', board.minFinishedThickness.text],
        ],
        source: orderForm,
      }),
    ]),
    section('limits', 'Limits', [
      trackAndSpacing(capabilitySheet),
      table('Holes and Outline', {
        columns: [column('feature', 'Feature'), limitAndConversion],
        rows: [...holeRows, ['outline', 'Outline tolerance', plusMinus(board.outlineTolerance)]],
        source: capabilitySheet,
      }),
    ]),
    section('tolerances', 'Tolerances and plating', [
      table('Tolerances and Plating', {
        columns: [column('feature', 'Feature'), column('figure', 'Figure')],
        rows: [
          ['flat-smt', 'Bow and twist, with surface-mounted parts', '0.75 % or less'],
          ['flat', 'Bow and twist, other boards', '1.5 % or less'],
          ['copper-2', 'Copper in plated holes, class 2', '20 µm on average'],
          ['copper-3', 'Copper in plated holes, class 3', '25 µm on average'],
          ['nickel', 'ENIG, nickel', '3 to 6 µm'],
          ['gold', 'ENIG, gold', '0.04 to 0.10 µm'],
          ['enepig-nickel', 'ENEPIG (flexible boards), nickel', '3 to 6 µm'],
          ['enepig-palladium', 'ENEPIG, palladium', '0.05 to 0.30 µm'],
          ['enepig-gold', 'ENEPIG, gold', '0.03 to 0.07 µm'],
          ['plated', `Plated holes over ${withUnit(drill.maxVia)}, finished diameter`, '±0.10 mm'],
          ['via', `Vias, plated holes up to ${withUnit(drill.maxVia)}, finished diameter`, '+0.10 / −0.20 mm'],
          ['unplated', 'Unplated holes, diameter', '±0.05 mm'],
          ['impedance', 'Controlled impedance', '±10 %'],
        ],
        source: {
          label:
            'IPC-6012 for bow, twist and copper, IPC-4552 for ENIG, IPC-4556 for ENEPIG; tolerances of holes and of impedance are our own process rule',
        },
      }),
    ]),
    section('packing', 'Packing and shelf life', [
      table('Shelf Life in the Sealed Pack', {
        columns: [column('finish', 'Finish'), column('months', 'Months')],
        rows: [
          ['hasl', 'HASL and lead-free HASL', '12'],
          ['gold', 'ENIG and ENEPIG', '12'],
          ['tin', 'Tin, on flexible boards', '6'],
        ],
        source: { label: 'Our own process rule, in the range that manufacturers publish' },
      }),
      'We pack boards in sealed vacuum packs with a desiccant. Store them cool and dry, and assemble soon after opening. Older boards may need baking and a soldering test.',
    ]),
    section('pre-production-engineering', 'Pre-Production Engineering PCB B', [
      `An engineer checks your files before we cut the first panel. Pre-production engineering adds ${preProduction} to the lead time. It turns design data into machine data, and checks it against your order.`,
      steps(
        [
          {
            id: 'read',
            title: 'Sort and read',
            text: 'We sort the files, read the notes, and convert Gerber and Excellon.',
          },
          {
            id: 'align',
            title: 'Name and align',
            text: 'We name each layer, place it in the stack-up and align it. Mirrored text reveals a mirrored layer. We identify the outline.',
          },
          {
            id: 'measure',
            title: 'Measure',
            text: `We measure the finest track and gap and the smallest drill, and compare them with the order. The smallest annular ring must reach our limit of ${withUnit(drill.minAnnularRing)} beyond the drill.`,
            figure: withUnit(drill.aspectRatio),
          },
          {
            id: 'repair',
            title: 'Adapt to the process',
            text: 'We widen tracks to compensate for etching, choose the drills for your finished hole sizes, correct solder mask clearances and bridges, and clip legend off pads. Paste data of bare boards stays as you sent it.',
          },
          {
            id: 'check',
            title: 'Check again',
            text: 'A second engineer reviews the job.',
          },
          {
            id: 'output',
            title: 'Generate the tooling',
            text: 'We write the working panel, drill, rout, V-cut and paste data for the machines.',
            figure: withUnit(panel.working),
          },
        ],
        capabilitySheet,
      ),
      warning(
        'If data and order disagree, we ask you, and the board waits for your answer. Beyond the adaptations above, we change nothing without your approval.',
      ),
      'To avoid questions, send:',
      list([
        'One outline, on one layer.',
        'A README with thickness, copper of each layer and the order of the layers.',
        'The same board size, layer count and finish in the order and in the data.',
        'Plated and unplated holes in separate drill files, with the unit stated.',
      ]),
    ]),
  ],
  related: [
    { ...pageLinks.designGuidelines, text: 'Tracks, holes, edges and the files to send.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs and V-cuts for boards dispatched on panels.' },
    { ...pageLinks.manufacturingProcess, text: 'The twelve steps that follow.' },
    pageLinks.reachOut,
  ],
};
