import type { ContentPageContent } from '../model.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

/** Every number of the capability sheet, on one page. */
export const technicalCapabilitiesContent: ContentPageContent = {
  reference: 'R1',
  designator: 'Capabilities',
  title: 'Technical capabilities',
  lead: 'What we can make, as one sheet of limits. Stay inside them and your board needs no question from us; go past one and an engineer looks at it first.',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Technical Capabilities',
          columns: [
            { id: 'parameter', label: 'Parameter' },
            { id: 'limit', label: 'Limit', isFigure: true },
            { id: 'converted', label: 'Converted', isFigure: true },
          ],
          rows: [
            { id: 'max-layers', cells: { parameter: 'Max layers', limit: '24', converted: '—' } },
            {
              id: 'min-board-thickness',
              cells: { parameter: 'Min board thickness', limit: '1.20 mm', converted: '47.24 mil' },
            },
            {
              id: 'min-finished-thickness',
              cells: { parameter: 'Min finished thickness', limit: '0.20 mm', converted: '7.87 mil' },
            },
            {
              id: 'mechanical-drill',
              cells: { parameter: 'Drill, mechanical', limit: '0.30 mm', converted: '11.81 mil' },
            },
            { id: 'laser-drill', cells: { parameter: 'Drill, laser', limit: '0.20 mm', converted: '7.87 mil' } },
            { id: 'aspect-ratio', cells: { parameter: 'Aspect ratio of a hole', limit: '8:1', converted: '—' } },
            {
              id: 'standard-trace',
              cells: { parameter: 'Trace and space, standard', limit: '4/4 mil', converted: '0.102/0.102 mm' },
            },
            {
              id: 'hdi-outer-trace',
              cells: { parameter: 'Trace and space, HDI outer', limit: '3/3 mil', converted: '0.076/0.076 mm' },
            },
            {
              id: 'hdi-inner-trace',
              cells: { parameter: 'Trace and space, HDI inner', limit: '2.5/2.5 mil', converted: '0.064/0.064 mm' },
            },
            {
              id: 'outline-tolerance',
              cells: { parameter: 'Outline tolerance', limit: '±0.13 mm', converted: '±5.12 mil' },
            },
          ],
          source: { label: 'Our capability sheet; conversions computed' },
        },
        {
          kind: 'text',
          text: 'On this page the unit of the sheet is the limit. The other is computed with 1 mil = 0.0254 mm and rounded.',
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'The sheet gives two thickness limits. For a board thinner than 1.20 mm (47.24 mil), reach out before you lay it out.',
        },
      ],
    },
    {
      id: 'board-size',
      title: 'Board size',
      blocks: [
        {
          kind: 'text',
          text: 'The material decides how large one board can be. Each size holds either way round.',
        },
        {
          kind: 'table',
          caption: 'Maximum Board Size',
          columns: [
            { id: 'material', label: 'Material' },
            { id: 'sizeMm', label: 'Largest board', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Largest board', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'fr4',
              cells: { material: 'FR4, single and double-sided', sizeMm: '430 × 385', sizeMil: '16,929 × 15,157' },
            },
            {
              id: 'fr4-multilayer',
              cells: { material: 'FR4, multilayer', sizeMm: '430 × 370', sizeMil: '16,929 × 14,567' },
            },
            { id: 'rogers', cells: { material: 'Rogers', sizeMm: '435 × 275', sizeMil: '17,126 × 10,827' } },
            { id: 'iteq', cells: { material: 'Iteq', sizeMm: '430 × 385', sizeMil: '16,929 × 15,157' } },
            {
              id: 'mcpcb',
              cells: { material: 'MCPCB (metal core)', sizeMm: '430 × 385', sizeMil: '16,929 × 15,157' },
            },
          ],
          source: { label: 'Our capability sheet; mil computed' },
        },
      ],
    },
    {
      id: 'materials',
      title: 'Materials',
      blocks: [
        {
          kind: 'table',
          caption: 'Base Materials',
          columns: [
            { id: 'material', label: 'Material' },
            { id: 'tg', label: 'Tg', unit: '°C', isFigure: true },
            { id: 'use', label: 'For' },
          ],
          rows: [
            { id: 'fr4-standard', cells: { material: 'FR-4, standard Tg', tg: '130–140', use: 'Rigid boards' } },
            { id: 'fr4-mid', cells: { material: 'FR-4, mid Tg', tg: '150', use: 'Rigid boards' } },
            { id: 'fr4-high', cells: { material: 'FR-4, high Tg', tg: '≥170', use: 'Rigid boards' } },
            { id: 'rogers', cells: { material: 'Rogers', tg: '—', use: 'High frequency' } },
            { id: 'iteq', cells: { material: 'Iteq', tg: '—', use: 'Rigid boards' } },
            { id: 'mcpcb', cells: { material: 'Metal core (MCPCB)', tg: '—', use: 'Heat that has to leave' } },
            { id: 'polyimide', cells: { material: 'Polyimide', tg: '—', use: 'Flexible boards' } },
            { id: 'pe', cells: { material: 'PE', tg: '—', use: 'Flexible boards' } },
          ],
          source: { label: 'Our capability sheet and order forms', href: '/services' },
        },
        {
          kind: 'text',
          text: 'Tg is the glass transition temperature: above it the resin softens and expands faster. The order form calls it Temperature Gradient. A dash means that we state no figure for the whole family; each laminate has its own. Flexible boards can be ordered with a high Tg of 230 °C.',
        },
      ],
    },
    {
      id: 'copper',
      title: 'Copper',
      blocks: [
        {
          kind: 'table',
          caption: 'Circuit Layers',
          columns: [
            { id: 'layer', label: 'Layer' },
            { id: 'limit', label: 'Limit' },
            { id: 'copperOz', label: 'Copper', unit: 'oz', isFigure: true },
            { id: 'copperUm', label: 'Copper', unit: 'µm', isFigure: true },
            { id: 'copperMil', label: 'Copper', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'inner',
              cells: { layer: 'Inner', limit: 'Foil', copperOz: '1/2', copperUm: '17.5', copperMil: '0.69' },
            },
            {
              id: 'outer',
              cells: { layer: 'Outer', limit: 'Up to', copperOz: '5', copperUm: '175', copperMil: '6.89' },
            },
            {
              id: 'power',
              cells: { layer: 'Power', limit: 'Max', copperOz: '3', copperUm: '105', copperMil: '4.13' },
            },
            {
              id: 'signal',
              cells: { layer: 'Signal', limit: 'Max', copperOz: '2', copperUm: '70', copperMil: '2.76' },
            },
            {
              id: 'any',
              cells: { layer: 'Any', limit: 'Min', copperOz: '0.5', copperUm: '17.5', copperMil: '0.69' },
            },
          ],
          source: { label: 'Our capability sheet; µm computed with 35 µm to the ounce, mil from it' },
        },
        {
          kind: 'text',
          text: 'Ounces are ounces of copper on a square foot. An outer layer of 1 oz starts as a thinner foil and grows to about 35 µm while the holes are plated; an inner layer is not plated and keeps the thickness of its foil. Where two rows could apply to one layer, write the copper of each layer into your order.',
        },
      ],
    },
    {
      id: 'tracks',
      title: 'Tracks and gaps',
      blocks: [
        {
          kind: 'text',
          text: 'Thick copper takes longer to etch, and the etch works sideways too. So the copper weight decides how fine a track can be.',
        },
        trackAndSpacing({ label: 'Our capability sheet; mil computed' }),
      ],
    },
    {
      id: 'holes',
      title: 'Holes and traces',
      blocks: [
        {
          kind: 'table',
          caption: 'Drill and Trace',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'limit', label: 'Limit', isFigure: true },
            { id: 'converted', label: 'Converted', isFigure: true },
          ],
          rows: [
            {
              id: 'mechanical',
              cells: { feature: 'Smallest mechanical drill', limit: '0.30 mm', converted: '11.81 mil' },
            },
            { id: 'laser', cells: { feature: 'Smallest laser drill', limit: '0.20 mm', converted: '7.87 mil' } },
            { id: 'aspect', cells: { feature: 'Aspect ratio, depth to width', limit: '8:1', converted: '—' } },
            {
              id: 'standard',
              cells: { feature: 'Trace/space, standard', limit: '4/4 mil', converted: '0.102/0.102 mm' },
            },
            {
              id: 'hdi-outer',
              cells: { feature: 'Trace/space, HDI outer', limit: '3/3 mil', converted: '0.076/0.076 mm' },
            },
            {
              id: 'hdi-inner',
              cells: { feature: 'Trace/space, HDI inner', limit: '2.5/2.5 mil', converted: '0.064/0.064 mm' },
            },
          ],
          source: { label: 'Our capability sheet; conversions computed' },
        },
        {
          kind: 'text',
          text: 'With 8:1, a mechanical hole of 0.30 mm (11.81 mil) can pass through 2.40 mm (94.49 mil) of board. Trace limits hold together with the copper limits above: 4/4 mil does not make 1 oz copper finer than 0.15 mm (5.91 mil).',
        },
      ],
    },
    {
      id: 'panel',
      title: 'Panels',
      blocks: [
        {
          kind: 'table',
          caption: 'Panel',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'working',
              cells: { feature: 'Working panel', sizeMm: '450 × 610', sizeMil: '17,717 × 24,016' },
            },
            {
              id: 'usable',
              cells: { feature: 'Usable area of it', sizeMm: '430 × 585', sizeMil: '16,929 × 23,031' },
            },
            { id: 'border', cells: { feature: 'Border', sizeMm: '5', sizeMil: '196.85' } },
            { id: 'tooling', cells: { feature: 'Tooling holes', sizeMm: '3', sizeMil: '118.11' } },
            { id: 'tab-width', cells: { feature: 'Tab, about', sizeMm: '1.6', sizeMil: '62.99' } },
            { id: 'tab-pitch', cells: { feature: 'One tab every', sizeMm: '40', sizeMil: '1,575' } },
            { id: 'outline', cells: { feature: 'Outline tolerance', sizeMm: '±0.13', sizeMil: '±5.12' } },
          ],
          source: { label: 'Our capability sheet; mil computed', href: '/resources/panel-guidelines' },
        },
      ],
    },
    {
      id: 'stencil',
      title: 'Stencils',
      blocks: [
        {
          kind: 'table',
          caption: 'Stencil',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'thickness', cells: { feature: 'Thickness', sizeMm: '0.10–0.15', sizeMil: '3.94–5.91' } },
            { id: 'max-size', cells: { feature: 'Max size', sizeMm: '400 × 500', sizeMil: '15,748 × 19,685' } },
          ],
          source: {
            label: 'Our capability sheet; mil computed',
            href: '/resources/technical-capabilities/pcb-stencil',
          },
        },
      ],
    },
    {
      id: 'pre-production',
      title: 'Pre-production',
      blocks: [
        {
          kind: 'table',
          caption: 'Pre-Production Engineering',
          columns: [
            { id: 'item', label: 'Time' },
            { id: 'days', label: 'Working days', isFigure: true },
          ],
          rows: [
            {
              id: 'added',
              cells: { item: 'Pre-production engineering adds to the lead time', days: '0.5–1 working day' },
            },
            { id: 'turnaround', cells: { item: 'Turnaround', days: 'from 3 working days' } },
          ],
          source: {
            label: 'Our capability sheet',
            href: '/resources/technical-capabilities/pcb-b#pre-production-engineering',
          },
        },
      ],
    },
  ],
  related: [
    { label: 'PCB A', href: '/resources/technical-capabilities/pcb-a', text: 'The limits that matter for assembly.' },
    { label: 'PCB B', href: '/resources/technical-capabilities/pcb-b', text: 'Bare boards and their pre-production.' },
    {
      label: 'PCB stencil',
      href: '/resources/technical-capabilities/pcb-stencil',
      text: 'Foils, frames and sizes.',
    },
    {
      label: 'Flexible PCB',
      href: '/resources/technical-capabilities/flexible-pcb',
      text: 'Films, finishes and lead times.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Borders, tabs, V-cuts and what goes into the corners.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Past a limit? Ask an engineer.' },
  ],
  meta: {
    title: 'Technical capabilities',
    description:
      'Up to 24 layers, boards up to 430 × 385 mm, tracks from 0.09 mm, holes from 0.20 mm: every limit of our fabrication, in millimetres and mil.',
  },
};
