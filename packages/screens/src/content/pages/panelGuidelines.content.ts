import { listSection, section, slot, warning } from '../blocks.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { panelTable, sizeTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheetInMil } from './sources.ts';

/** How boards share a panel. */
export const panelGuidelinesContent: ContentPageContent = {
  reference: 'R6',
  designator: 'Guidelines',
  title: 'Panel guidelines',
  lead: 'A panel carries boards through production and assembly, then lets go of them. These are the figures for its border, its tabs and its gaps.',
  meta: {
    title: 'Panel guidelines',
    description:
      'Panels of 450 × 610 mm, border 5 mm, tooling holes 3 mm, tabs of 1.6 mm every 40 mm: how to put boards on a panel, milled or with V-cuts.',
  },
  sections: [
    section('panel-sizes', 'Two kinds of panel', [
      'The working panel is ours: every order is made on it, and you never see it. The delivery panel is yours: boards in rows and columns with a border around them, as the assembly line wants them.',
      panelTable(
        { label: capabilitySheetInMil, href: '/resources/technical-capabilities#panel' },
        'Border on all sides',
      ),
    ]),
    listSection('panel-border', 'Border', [
      'Leave 5 mm (196.85 mil) on all four sides. With the milling path of 2 mm between border and board, the outermost board starts 7 mm from the edge.',
      'One tooling hole of 3 mm (118.11 mil) in each corner, not plated.',
      'Three fiducials on the border of each side that carries parts, in three of its corners: a bare copper dot of 1 mm (39.37 mil) in a mask opening of 3 mm (118.11 mil).',
      'Round the corners of the panel: square ones cut through vacuum packs.',
      'Spread copper evenly. Fill the border with a copper pattern, so that the panel neither twists nor plates unevenly.',
    ]),
    section('tabs', 'Tabs and milling', [
      'Milling cuts any outline. Tabs of about 1.6 mm (62.99 mil) hold the board, one for every 40 mm (1,575 mil) of edge and at least one an edge. Rows of small holes let a tab break where you want it to.',
      sizeTable(
        'Milling and Breakaway Holes',
        'Published panel guidelines of Eurocircuits (gap, copper) and PCBCart (holes); mil computed',
        [
          ['gap', 'Milling gap between boards', '2.00'],
          ['hole', 'Breakaway hole, diameter', '0.3–1.0'],
          ['web', 'Material between holes, at least', '0.25'],
          ['edge-outer', 'Outer copper to milled edge', '0.25'],
          ['edge-inner', 'Inner copper to milled edge', '0.40'],
        ],
      ),
      'Five or six holes a tab are usual. Keep tabs away from connectors and parts that hang over the edge.',
    ]),
    section('v-cut', 'V-cut', [
      'A V-cut is a groove from both sides. It runs straight from one edge of the panel to the other and cannot stop on the way, so it suits rectangular boards of one size.',
      sizeTable('V-Cut', 'Published panel guidelines of Eurocircuits and PCBCart; mil computed', [
        ['gap', 'Gap between boards', '0'],
        ['clearance', 'Copper and holes to the cut, all layers', '0.45'],
        ['smallest', 'Smallest panel', '100 × 100'],
      ]),
      warning(
        'Castellated holes, copper up to the edge and parts that hang over it cannot be combined with a V-cut on that edge. Mill it.',
      ),
    ]),
    section('how-many', 'How many fit', [
      slot('panelDrawing'),
      table('Boards on a Working Panel', {
        columns: [column('board', 'Board'), mmAndMil('size', 'Board'), figure('count', 'Boards')],
        rows: [
          ['small', 'Small', '50 × 50', '88'],
          ['medium', 'Medium', '100 × 80', '28'],
          ['eurocard', 'Eurocard', '160 × 100', '12'],
          ['largest', 'Largest', '430 × 385', '1'],
        ],
        source: 'Computed: boards 2 mm apart on 430 × 585 mm, in the better of two orientations',
      }),
      table('Delivery Panels', {
        columns: [column('panel', 'Boards'), figure('boardMm', 'Board', 'mm'), mmAndMil('panel', 'Panel')],
        rows: [
          ['single', '1 × 1', '80 × 60', '94 × 74'],
          ['two-by-two', '2 × 2', '80 × 60', '176 × 136'],
          ['two-by-three', '2 × 3', '50 × 40', '116 × 138'],
        ],
        source: 'Computed: columns × rows, border 5 mm, milling gap 2 mm between boards and to the border',
      }),
      'A delivery panel has to fit the usable area of the working panel, 430 × 585 mm. Heavy parts, or parts that hang over the edge, want more material between the boards than these gaps, or a V-cut.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'The whole sheet of limits.' },
    { ...pageLinks.designGuidelines, text: 'Tracks, holes and copper to the edge.' },
    { ...pageLinks.pcbA, text: 'What the assembly line asks of a panel.' },
    { ...pageLinks.reachOut, text: 'Send the sketch of an unusual panel.' },
  ],
};
