import { note, section } from '../blocks.ts';
import { limitAndConversion, mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { holeRows, panelTable, stencilTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet, capabilitySheetConverted, capabilitySheetInMil } from './sources.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

/** Every number of the capability sheet, on one page. */
export const technicalCapabilitiesContent: ContentPageContent = {
  reference: 'R1',
  designator: 'Capabilities',
  title: 'Technical capabilities',
  lead: 'What we can make, as one sheet of limits. Stay inside them and your board needs no question from us; go past one and an engineer looks at it first.',
  meta: {
    title: 'Technical capabilities',
    description:
      'Up to 24 layers, boards up to 430 × 385 mm, tracks from 0.09 mm, holes from 0.20 mm: every limit of our fabrication, in millimetres and mil.',
  },
  sections: [
    section('at-a-glance', 'At a glance', [
      table('Technical Capabilities', {
        columns: [column('parameter', 'Parameter'), limitAndConversion],
        rows: [
          ['max-layers', 'Max layers', '24'],
          ['min-board-thickness', 'Min board thickness', '1.20 mm'],
          ['min-finished-thickness', 'Min finished thickness', '0.20 mm'],
          ['mechanical-drill', 'Drill, mechanical', '0.30 mm'],
          ['laser-drill', 'Drill, laser', '0.20 mm'],
          ['aspect-ratio', 'Aspect ratio of a hole', '8:1'],
          ['standard-trace', 'Trace and space, standard', '4/4 mil'],
          ['hdi-outer-trace', 'Trace and space, HDI outer', '3/3 mil'],
          ['hdi-inner-trace', 'Trace and space, HDI inner', '2.5/2.5 mil'],
          ['outline-tolerance', 'Outline tolerance', '±0.13 mm'],
        ],
        source: capabilitySheetConverted,
      }),
      'On this page the unit of the sheet is the limit. The other is computed with 1 mil = 0.0254 mm and rounded.',
      note(
        'The sheet gives two thickness limits. For a board thinner than 1.20 mm (47.24 mil), reach out before you lay it out.',
      ),
    ]),
    section('board-size', 'Board size', [
      'The material decides how large one board can be. Each size holds either way round.',
      table('Maximum Board Size', {
        columns: [column('material', 'Material'), mmAndMil('size', 'Largest board')],
        rows: [
          ['fr4', 'FR4, single and double-sided', '430 × 385'],
          ['fr4-multilayer', 'FR4, multilayer', '430 × 370'],
          ['rogers', 'Rogers', '435 × 275'],
          ['iteq', 'Iteq', '430 × 385'],
          ['mcpcb', 'MCPCB (metal core)', '430 × 385'],
        ],
        source: capabilitySheetInMil,
      }),
    ]),
    section('materials', 'Materials', [
      table('Base Materials', {
        columns: [column('material', 'Material'), figure('tg', 'Tg', '°C'), column('use', 'For')],
        rows: [
          ['fr4-standard', 'FR-4, standard Tg', '130–140', 'Rigid boards'],
          ['fr4-mid', 'FR-4, mid Tg', '150', 'Rigid boards'],
          ['fr4-high', 'FR-4, high Tg', '≥170', 'Rigid boards'],
          ['rogers', 'Rogers', '—', 'High frequency'],
          ['iteq', 'Iteq', '—', 'Rigid boards'],
          ['mcpcb', 'Metal core (MCPCB)', '—', 'Heat that has to leave'],
          ['polyimide', 'Polyimide', '—', 'Flexible boards'],
          ['pe', 'PE', '—', 'Flexible boards'],
        ],
        source: { label: 'Our capability sheet and order forms', href: '/services' },
      }),
      'Tg is the glass transition temperature: above it the resin softens and expands faster. The order form calls it Temperature Gradient. A dash means that we state no figure for the whole family; each laminate has its own. Flexible boards can be ordered with a high Tg of 230 °C.',
    ]),
    section('copper', 'Copper', [
      table('Circuit Layers', {
        columns: [
          column('layer', 'Layer'),
          column('limit', 'Limit'),
          figure('copperOz', 'Copper', 'oz'),
          figure('copperUm', 'Copper', 'µm'),
          figure('copperMil', 'Copper', 'mil'),
        ],
        rows: [
          ['inner', 'Inner', 'Foil', '1/2', '17.5', '0.69'],
          ['outer', 'Outer', 'Up to', '5', '175', '6.89'],
          ['power', 'Power', 'Max', '3', '105', '4.13'],
          ['signal', 'Signal', 'Max', '2', '70', '2.76'],
          ['any', 'Any', 'Min', '0.5', '17.5', '0.69'],
        ],
        source: 'Our capability sheet; µm computed with 35 µm to the ounce, mil from it',
      }),
      'Ounces are ounces of copper on a square foot. An outer layer of 1 oz starts as a thinner foil and grows to about 35 µm while the holes are plated; an inner layer is not plated and keeps the thickness of its foil. Where two rows could apply to one layer, write the copper of each layer into your order.',
    ]),
    section('tracks', 'Tracks and gaps', [
      'Thick copper takes longer to etch, and the etch works sideways too. So the copper weight decides how fine a track can be.',
      trackAndSpacing(capabilitySheetInMil),
    ]),
    section('holes', 'Holes and traces', [
      table('Drill and Trace', {
        columns: [column('feature', 'Feature'), limitAndConversion],
        rows: [
          ...holeRows,
          ['standard', 'Trace/space, standard', '4/4 mil'],
          ['hdi-outer', 'Trace/space, HDI outer', '3/3 mil'],
          ['hdi-inner', 'Trace/space, HDI inner', '2.5/2.5 mil'],
        ],
        source: capabilitySheetConverted,
      }),
      'With 8:1, a mechanical hole of 0.30 mm (11.81 mil) can pass through 2.40 mm (94.49 mil) of board. Trace limits hold together with the copper limits above: 4/4 mil does not make 1 oz copper finer than 0.15 mm (5.91 mil).',
    ]),
    section('panel', 'Panels', [
      panelTable({ label: capabilitySheetInMil, href: '/resources/panel-guidelines' }, 'Border'),
    ]),
    section('stencil', 'Stencils', [
      stencilTable({ label: capabilitySheetInMil, href: '/resources/technical-capabilities/pcb-stencil' }),
    ]),
    section('pre-production', 'Pre-production', [
      table('Pre-Production Engineering', {
        columns: [column('item', 'Time'), figure('days', 'Working days')],
        rows: [
          ['added', 'Pre-production engineering adds to the lead time', '0.5–1 working day'],
          ['turnaround', 'Turnaround', 'from 3 working days'],
        ],
        source: { label: capabilitySheet, href: '/resources/technical-capabilities/pcb-b#pre-production-engineering' },
      }),
    ]),
  ],
  related: [
    { ...pageLinks.pcbA, label: 'PCB A', text: 'The limits that matter for assembly.' },
    { label: 'PCB B', href: '/resources/technical-capabilities/pcb-b', text: 'Bare boards and their pre-production.' },
    { ...pageLinks.pcbStencil, text: 'Foils, frames and sizes.' },
    { ...pageLinks.flexiblePcb, text: 'Films, finishes and lead times.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs, V-cuts and what goes into the corners.' },
    { ...pageLinks.reachOut, text: 'Past a limit? Ask an engineer.' },
  ],
};
