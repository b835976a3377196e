import type { ContentPageContent } from '../model.ts';

/** How boards share a panel. */
export const panelGuidelinesContent: ContentPageContent = {
  reference: 'R6',
  designator: 'Guidelines',
  title: 'Panel guidelines',
  lead: 'A panel carries boards through production and assembly, then lets go of them. These are the figures for its border, its tabs and its gaps.',
  sections: [
    {
      id: 'panel-sizes',
      title: 'Two kinds of panel',
      blocks: [
        {
          kind: 'text',
          text: 'The working panel is ours: every order is made on it, and you never see it. The delivery panel is yours: boards in rows and columns with a border around them, as the assembly line wants them.',
        },
        {
          kind: 'table',
          caption: 'Panel',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'working', cells: { feature: 'Working panel', sizeMm: '450 × 610', sizeMil: '17,717 × 24,016' } },
            {
              id: 'usable',
              cells: { feature: 'Usable area of it', sizeMm: '430 × 585', sizeMil: '16,929 × 23,031' },
            },
            { id: 'border', cells: { feature: 'Border on all sides', sizeMm: '5', sizeMil: '196.85' } },
            { id: 'tooling', cells: { feature: 'Tooling holes', sizeMm: '3', sizeMil: '118.11' } },
            { id: 'tab-width', cells: { feature: 'Tab, about', sizeMm: '1.6', sizeMil: '62.99' } },
            { id: 'tab-pitch', cells: { feature: 'One tab every', sizeMm: '40', sizeMil: '1,575' } },
            { id: 'outline', cells: { feature: 'Outline tolerance', sizeMm: '±0.13', sizeMil: '±5.12' } },
          ],
          source: {
            label: 'Our capability sheet; mil computed',
            href: '/resources/technical-capabilities#panel',
          },
        },
      ],
    },
    {
      id: 'panel-border',
      title: 'Border',
      blocks: [
        {
          kind: 'list',
          items: [
            'Leave 5 mm (196.85 mil) on all four sides. With the milling path of 2 mm between border and board, the outermost board starts 7 mm from the edge.',
            'One tooling hole of 3 mm (118.11 mil) in each corner, not plated.',
            'Three fiducials on the border of each side that carries parts, in three of its corners: a bare copper dot of 1 mm (39.37 mil) in a mask opening of 3 mm (118.11 mil).',
            'Round the corners of the panel: square ones cut through vacuum packs.',
            'Spread copper evenly. Fill the border with a copper pattern, so that the panel neither twists nor plates unevenly.',
          ],
        },
      ],
    },
    {
      id: 'tabs',
      title: 'Tabs and milling',
      blocks: [
        {
          kind: 'text',
          text: 'Milling cuts any outline. Tabs of about 1.6 mm (62.99 mil) hold the board, one for every 40 mm (1,575 mil) of edge and at least one an edge. Rows of small holes let a tab break where you want it to.',
        },
        {
          kind: 'table',
          caption: 'Milling and Breakaway Holes',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'gap', cells: { feature: 'Milling gap between boards', sizeMm: '2.00', sizeMil: '78.74' } },
            { id: 'hole', cells: { feature: 'Breakaway hole, diameter', sizeMm: '0.3–1.0', sizeMil: '11.81–39.37' } },
            { id: 'web', cells: { feature: 'Material between holes, at least', sizeMm: '0.25', sizeMil: '9.84' } },
            { id: 'edge-outer', cells: { feature: 'Outer copper to milled edge', sizeMm: '0.25', sizeMil: '9.84' } },
            { id: 'edge-inner', cells: { feature: 'Inner copper to milled edge', sizeMm: '0.40', sizeMil: '15.75' } },
          ],
          source: {
            label: 'Published panel guidelines of Eurocircuits (gap, copper) and PCBCart (holes); mil computed',
          },
        },
        {
          kind: 'text',
          text: 'Five or six holes a tab are usual. Keep tabs away from connectors and parts that hang over the edge.',
        },
      ],
    },
    {
      id: 'v-cut',
      title: 'V-cut',
      blocks: [
        {
          kind: 'text',
          text: 'A V-cut is a groove from both sides. It runs straight from one edge of the panel to the other and cannot stop on the way, so it suits rectangular boards of one size.',
        },
        {
          kind: 'table',
          caption: 'V-Cut',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'gap', cells: { feature: 'Gap between boards', sizeMm: '0', sizeMil: '0' } },
            {
              id: 'clearance',
              cells: { feature: 'Copper and holes to the cut, all layers', sizeMm: '0.45', sizeMil: '17.72' },
            },
            { id: 'smallest', cells: { feature: 'Smallest panel', sizeMm: '100 × 100', sizeMil: '3,937 × 3,937' } },
          ],
          source: { label: 'Published panel guidelines of Eurocircuits and PCBCart; mil computed' },
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Castellated holes, copper up to the edge and parts that hang over it cannot be combined with a V-cut on that edge. Mill it.',
        },
      ],
    },
    {
      id: 'how-many',
      title: 'How many fit',
      blocks: [
        { kind: 'slot', id: 'panelDrawing' },
        {
          kind: 'table',
          caption: 'Boards on a Working Panel',
          columns: [
            { id: 'board', label: 'Board' },
            { id: 'sizeMm', label: 'Board', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Board', unit: 'mil', isFigure: true },
            { id: 'count', label: 'Boards', isFigure: true },
          ],
          rows: [
            { id: 'small', cells: { board: 'Small', sizeMm: '50 × 50', sizeMil: '1,969 × 1,969', count: '88' } },
            { id: 'medium', cells: { board: 'Medium', sizeMm: '100 × 80', sizeMil: '3,937 × 3,150', count: '28' } },
            {
              id: 'eurocard',
              cells: { board: 'Eurocard', sizeMm: '160 × 100', sizeMil: '6,299 × 3,937', count: '12' },
            },
            { id: 'largest', cells: { board: 'Largest', sizeMm: '430 × 385', sizeMil: '16,929 × 15,157', count: '1' } },
          ],
          source: { label: 'Computed: boards 2 mm apart on 430 × 585 mm, in the better of two orientations' },
        },
        {
          kind: 'table',
          caption: 'Delivery Panels',
          columns: [
            { id: 'panel', label: 'Boards' },
            { id: 'boardMm', label: 'Board', unit: 'mm', isFigure: true },
            { id: 'panelMm', label: 'Panel', unit: 'mm', isFigure: true },
            { id: 'panelMil', label: 'Panel', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'single',
              cells: { panel: '1 × 1', boardMm: '80 × 60', panelMm: '94 × 74', panelMil: '3,701 × 2,913' },
            },
            {
              id: 'two-by-two',
              cells: { panel: '2 × 2', boardMm: '80 × 60', panelMm: '176 × 136', panelMil: '6,929 × 5,354' },
            },
            {
              id: 'two-by-three',
              cells: { panel: '2 × 3', boardMm: '50 × 40', panelMm: '116 × 138', panelMil: '4,567 × 5,433' },
            },
          ],
          source: { label: 'Computed: columns × rows, border 5 mm, milling gap 2 mm between boards and to the border' },
        },
        {
          kind: 'text',
          text: 'A delivery panel has to fit the usable area of the working panel, 430 × 585 mm. Heavy parts, or parts that hang over the edge, want more material between the boards than these gaps, or a V-cut.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Technical capabilities',
      href: '/resources/technical-capabilities',
      text: 'The whole sheet of limits.',
    },
    {
      label: 'PCB design guidelines',
      href: '/resources/design-guidelines',
      text: 'Tracks, holes and copper to the edge.',
    },
    {
      label: 'PCB A: assembled boards',
      href: '/resources/technical-capabilities/pcb-a',
      text: 'What the assembly line asks of a panel.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Send the sketch of an unusual panel.' },
  ],
  meta: {
    title: 'Panel guidelines',
    description:
      'Panels of 450 × 610 mm, border 5 mm, tooling holes 3 mm, tabs of 1.6 mm every 40 mm: how to put boards on a panel, milled or with V-cuts.',
  },
};
