import type { ContentPageContent } from '../model.ts';
import { trackAndSpacing } from './trackAndSpacing.ts';

/** Bare boards, and what happens to their data before production. */
export const pcbBContent: ContentPageContent = {
  reference: 'R5',
  designator: 'Capabilities',
  title: 'PCB B: bare boards',
  lead: 'Rigid boards without parts, in FR-4 or Rogers: what you can order, the limits by copper and by material, and what we do with your data before the first panel is cut.',
  sections: [
    {
      id: 'options',
      title: 'What you choose',
      blocks: [
        {
          kind: 'table',
          caption: 'Rigid Boards',
          columns: [
            { id: 'option', label: 'Option' },
            { id: 'choices', label: 'Choices in the order form' },
          ],
          rows: [
            { id: 'layers', cells: { option: 'Layers', choices: '1, 2 or 4; more on request, up to 24' } },
            { id: 'material', cells: { option: 'Material', choices: 'FR-4 or Rogers; others on request' } },
            { id: 'finish', cells: { option: 'Surface finish', choices: 'HASL, lead-free HASL or ENIG' } },
            {
              id: 'tg',
              cells: { option: 'Tg of FR-4', choices: 'Standard 130–140 °C, mid 150 °C, high ≥170 °C' },
            },
            { id: 'unit', cells: { option: 'Dispatch unit', choices: 'Single boards or panels' } },
          ],
          source: { label: 'Our order form and capability sheet', href: '/services#fab' },
        },
        {
          kind: 'table',
          caption: 'Board Thickness',
          columns: [
            { id: 'choice', label: 'Thickness' },
            { id: 'thicknessMm', label: 'Thickness', unit: 'mm', isFigure: true },
            { id: 'thicknessMil', label: 'Thickness', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'thin', cells: { choice: 'Thin', thicknessMm: '1.0', thicknessMil: '39.37' } },
            { id: 'preset', cells: { choice: 'Preset in the form', thicknessMm: '1.6', thicknessMil: '62.99' } },
            { id: 'thick', cells: { choice: 'Thick', thicknessMm: '2.0', thicknessMil: '78.74' } },
            {
              id: 'min-board',
              cells: { choice: 'Min board thickness', thicknessMm: '1.20', thicknessMil: '47.24' },
            },
            {
              id: 'min-finished',
              cells: { choice: 'Min finished thickness', thicknessMm: '0.20', thicknessMil: '7.87' },
            },
          ],
          source: { label: 'Our order form and capability sheet; mil computed', href: '/services#fab' },
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        trackAndSpacing({
          label: 'Our capability sheet; mil computed',
          href: '/resources/technical-capabilities#tracks',
        }),
        {
          kind: 'table',
          caption: 'Holes and Outline',
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
            { id: 'outline', cells: { feature: 'Outline tolerance', limit: '±0.13 mm', converted: '±5.12 mil' } },
          ],
          source: { label: 'Our capability sheet; mil computed', href: '/resources/technical-capabilities#holes' },
        },
      ],
    },
    {
      id: 'pre-production-engineering',
      title: 'Pre-Production Engineering PCB B',
      blocks: [
        {
          kind: 'text',
          text: 'Between your files and the first panel stands an engineer. Pre-production engineering adds 0.5–1 working day to the lead time. It turns design data into tools for machines, and finds out whether the two of us mean the same board.',
        },
        {
          kind: 'steps',
          items: [
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
              figure: '8:1',
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
              figure: '450 × 610 mm',
            },
          ],
          source: { label: 'Our capability sheet', href: '/resources/technical-capabilities' },
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'If data and order disagree, we ask you, and the board waits for your answer. Beyond the adaptations named above we change nothing without it.',
        },
        {
          kind: 'list',
          items: [
            'What saves the question: one outline, on one layer.',
            'A readme with thickness, copper of each layer and the order of the layers.',
            'Board size, layer count and finish in the order as they are in the data.',
            'Plated and unplated holes in separate drill files, with the unit named.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'PCB design guidelines',
      href: '/resources/design-guidelines',
      text: 'Tracks, holes, edges and the files to send.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Borders, tabs and V-cuts for boards dispatched on panels.',
    },
    {
      label: 'PCB manufacturing process',
      href: '/pcb-manufacturing-process',
      text: 'The twelve steps that follow.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask for a material or a layer count that the form leaves out.' },
  ],
  meta: {
    title: 'PCB B: bare boards',
    description:
      'Rigid bare boards: options, limits by copper weight, and what pre-production engineering does with your data in half a working day to one.',
  },
};
