import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { deliveryPanel, holesPerTab, layOut, type PanelRequest } from '@pcb/engineering/panel';
import { listSection, section, slot, warning } from '../blocks.ts';
import { inBoth, withUnit } from '../figureText.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { panelTable, sizeTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheetInMil } from './sources.ts';

const { boardSize, edge, panel } = capabilities;

const sizeText = ({ width, height }: Size) => `${width} × ${height}`;

const boardsOnPanel = (id: string, board: string, size: Size) =>
  [id, board, sizeText(size), String(layOut(size, panel.millingGap.value).count)] as const;

function panelOf(id: string, boards: Omit<PanelRequest, 'gap'>) {
  const result = deliveryPanel({ ...boards, gap: panel.millingGap.value });
  return [
    id,
    `${boards.columns} × ${boards.rows}`,
    sizeText(boards),
    result.isValid ? sizeText(result.panel) : undefined,
  ] as const;
}

/** How boards share a panel. */
export const panelGuidelinesContent: ContentPageContent = {
  reference: 'R6',
  designator: 'Guidelines',
  title: 'Panel guidelines',
  lead: 'A panel carries boards through production and assembly, and is then broken apart. These are the figures for its border, its tabs and its gaps.',
  meta: {
    title: 'Panel guidelines',
    description: `Panels of ${withUnit(panel.working)}, border ${withUnit(panel.border)}, tooling holes ${withUnit(panel.toolingHole)}, tabs of ${withUnit(panel.tabWidth)} every ${withUnit(panel.tabPitch)}: how to put boards on a panel, milled or with V-cuts.`,
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
      `Leave ${inBoth(panel.border)} on all four sides. With the milling path of ${withUnit(panel.millingGap)} between border and board, the outermost board starts ${panel.border.value + panel.millingGap.value} mm from the edge.`,
      `One tooling hole of ${inBoth(panel.toolingHole)} in each corner, not plated.`,
      `Three fiducials on the border of each side that carries parts, in three of its corners: a bare copper dot of ${inBoth(panel.fiducial)} in a mask opening of ${inBoth(panel.fiducialOpening)}.`,
      'Round the corners of the panel: square ones cut through vacuum packs.',
      'Spread copper evenly. Fill the border with a copper pattern, so that the panel neither twists nor plates unevenly.',
    ]),
    section('tabs', 'Tabs and milling', [
      `Milling cuts any outline. Tabs of about ${inBoth(panel.tabWidth)} hold the board, one for every ${inBoth(panel.tabPitch)} of edge and at least one on each edge. Rows of small holes let a tab break where you want it to.`,
      sizeTable(
        'Milling and Breakaway Holes',
        'Published panel guidelines of Eurocircuits (gap, copper) and PCBCart (holes); mil computed',
        [
          ['gap', 'Milling gap between boards', panel.millingGap.text],
          ['hole', 'Breakaway hole, diameter', panel.breakawayHole.text],
          ['web', 'Material between holes, at least', panel.minBreakawayWeb.text],
          ['edge-outer', 'Outer copper to milled edge', edge.milledOuter.text],
          ['edge-inner', 'Inner copper to milled edge', edge.milledInner.text],
        ],
      ),
      `Across a tab of ${withUnit(panel.tabWidth)} there is room for ${holesPerTab(0.3)} holes of 0.3 mm or ${holesPerTab(0.5)} of 0.5 mm. Five or six holes, as some guidelines ask for, need a wider tab: tell us if you want one. Keep tabs away from connectors and parts that overhang the edge.`,
    ]),
    section('v-cut', 'V-cut', [
      'A V-cut is a groove from both sides. It runs straight from one edge of the panel to the other and cannot stop on the way, so it suits rectangular boards of one size.',
      sizeTable('V-Cut', 'Published panel guidelines of Eurocircuits and PCBCart; mil computed', [
        ['gap', 'Gap between boards', '0'],
        ['clearance', 'Copper and holes to the cut, all layers', edge.vCut.text],
        ['smallest', 'Smallest panel', `${panel.minVCutPanel.text} × ${panel.minVCutPanel.text}`],
      ]),
      warning(
        'Castellated holes, copper up to the edge and parts that overhang it cannot be combined with a V-cut on that edge. Mill it.',
      ),
    ]),
    section('how-many', 'How many fit', [
      slot('panelDrawing'),
      table('Boards on a Working Panel', {
        columns: [column('board', 'Board'), mmAndMil('size', 'Board'), figure('count', 'Boards')],
        rows: [
          boardsOnPanel('small', 'Small', { width: 50, height: 50 }),
          boardsOnPanel('medium', 'Medium', { width: 100, height: 80 }),
          boardsOnPanel('eurocard', 'Eurocard', { width: 160, height: 100 }),
          boardsOnPanel('largest', 'Largest', boardSize.fr4.value),
        ],
        source: `Computed: boards ${withUnit(panel.millingGap)} apart on ${withUnit(panel.usable)}, in the better of two orientations`,
      }),
      table('Delivery Panels', {
        columns: [column('panel', 'Boards'), figure('boardMm', 'Board', 'mm'), mmAndMil('panel', 'Panel')],
        rows: [
          panelOf('single', { columns: 1, rows: 1, width: 80, height: 60 }),
          panelOf('two-by-two', { columns: 2, rows: 2, width: 80, height: 60 }),
          panelOf('two-by-three', { columns: 2, rows: 3, width: 50, height: 40 }),
        ],
        source: `Computed: columns × rows, border ${withUnit(panel.border)}, milling gap ${withUnit(panel.millingGap)} between boards and to the border`,
      }),
      `A delivery panel has to fit the usable area of the working panel, ${withUnit(panel.usable)}. Each board on it is at most ${withUnit(boardSize.fr4)} in FR-4, or ${withUnit(boardSize.fr4Multilayer)} with four layers or more. Heavy parts and parts that overhang the edge need more space between the boards than these gaps, and a milled edge.`,
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'The whole sheet of limits.' },
    { ...pageLinks.designGuidelines, text: 'Tracks, holes and copper to the edge.' },
    { ...pageLinks.pcbA, text: 'What the assembly line asks of a panel.' },
    { ...pageLinks.reachOut, text: 'Send the sketch of an unusual panel.' },
  ],
};
