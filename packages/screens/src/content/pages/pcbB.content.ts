import { capabilities } from '@pcb/engineering/capabilities';
import { list, section, steps, warning } from '../blocks.ts';
import { plusMinus, withUnit } from '../figureText.ts';
import { limitAndConversion, mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, table } from '../tables.ts';
import { holeRows } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { preProduction } from './preProduction.ts';
import { capabilitySheet, capabilitySheetInMil } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

const { board, drill, panel, tg } = capabilities;

/** Bare boards, and what happens to their data before production. */
export const pcbBContent: ContentPageContent = {
  reference: 'R5',
  designator: 'Capabilities',
  title: 'PCB B: bare boards',
  lead: 'Rigid boards without parts, in FR-4 or Rogers: what you can order, the limits by copper and by material, and what we do with your data before the first panel is cut.',
  meta: {
    title: 'PCB B: bare boards',
    description:
      'Rigid bare boards: options, limits by copper weight, and what pre-production engineering does with your data in half a working day to one.',
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
        source: { label: 'Our order form and capability sheet', href: '/services#fab' },
      }),
      table('Board Thickness', {
        columns: [column('choice', 'Thickness'), mmAndMil('thickness', 'Thickness')],
        rows: [
          ['thin', 'Thin', '1.0'],
          ['preset', 'Preset in the form', '1.6'],
          ['thick', 'Thick', '2.0'],
          ['min-board', 'Min board thickness', board.minThickness.text],
          ['min-finished', 'Min finished thickness', board.minFinishedThickness.text],
        ],
        source: { label: 'Our order form and capability sheet; mil computed', href: '/services#fab' },
      }),
    ]),
    section('limits', 'Limits', [
      trackAndSpacing({ label: capabilitySheetInMil, href: '/resources/technical-capabilities#tracks' }),
      table('Holes and Outline', {
        columns: [column('feature', 'Feature'), limitAndConversion],
        rows: [...holeRows, ['outline', 'Outline tolerance', plusMinus(board.outlineTolerance)]],
        source: { label: capabilitySheetInMil, href: '/resources/technical-capabilities#holes' },
      }),
    ]),
    section('pre-production-engineering', 'Pre-Production Engineering PCB B', [
      `Between your files and the first panel stands an engineer. Pre-production engineering adds ${preProduction} to the lead time. It turns design data into tools for machines, and finds out whether the two of us mean the same board.`,
      steps(
        [
          {
            id: 'read',
            title: 'Sort and read',
            text: 'Files are sorted, notes are read, Gerber and Excellon are converted.',
          },
          {
            id: 'align',
            title: 'Name and align',
            text: 'Each layer is named, put into its place in the stack and aligned. Text that reads the wrong way round gives a mirrored layer away. The outline is found.',
          },
          {
            id: 'measure',
            title: 'Measure',
            text: 'The finest track and gap, the smallest ring and the smallest drill are measured and compared with the order.',
            figure: withUnit(drill.aspectRatio),
          },
          {
            id: 'repair',
            title: 'Adapt to the process',
            text: 'Clearance and bridges of the solder mask are set right, and legend is clipped off pads. Paste data of bare boards stays as you sent it.',
          },
          {
            id: 'check',
            title: 'Check again',
            text: 'A second engineer goes through it with fresh eyes.',
          },
          {
            id: 'output',
            title: 'Make the tools',
            text: 'Working panel, drill, rout, V-cut and paste data are written for the machines.',
            figure: withUnit(panel.working),
          },
        ],
        { label: capabilitySheet, href: '/resources/technical-capabilities' },
      ),
      warning(
        'If data and order disagree, we ask you, and the board waits for your answer. Beyond the adaptations named above we change nothing without it.',
      ),
      list([
        'What saves the question: one outline, on one layer.',
        'A README with thickness, copper of each layer and the order of the layers.',
        'Board size, layer count and finish in the order as they are in the data.',
        'Plated and unplated holes in separate drill files, with the unit named.',
      ]),
    ]),
  ],
  related: [
    { ...pageLinks.designGuidelines, text: 'Tracks, holes, edges and the files to send.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs and V-cuts for boards dispatched on panels.' },
    { ...pageLinks.manufacturingProcess, text: 'The twelve steps that follow.' },
    { ...pageLinks.reachOut, text: 'Ask for a material or a layer count that the form leaves out.' },
  ],
};
