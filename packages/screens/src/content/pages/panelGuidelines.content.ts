import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { deliveryPanel, holesPerTab, layOut, type PanelRequest } from '@pcb/engineering/panel';
import { minSides } from '@pcb/quoting/hints/figures';
import { withBothUnits, withUnit } from '../../shared/format/figureText.ts';
import { listSection, section, slot, warning } from '../blocks.ts';
import { mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { panelTable, sizeTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet, processRule } from './sources.ts';

const { boardSize, edge, panel, vCut } = capabilities;

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

export const panelGuidelinesContent: ContentPageContent = {
  designator: 'Guidelines',
  title: 'Panel guidelines',
  lead: 'A panel carries boards through production and assembly, and is then broken apart. These are the dimensions of its border, tabs and gaps.',
  meta: {
    title: 'Panel guidelines',
    description: `Panels of ${withUnit(panel.working)}, border ${withUnit(panel.border)}, tooling holes ${withUnit(panel.toolingHole)}, tabs of ${withUnit(panel.tabWidth)} every ${withUnit(panel.tabPitch)}: how to put boards on a panel, milled or with V-cuts.`,
  },
  sections: [
    section('panel-sizes', 'Two kinds of panel', [
      'We make every order on a working panel, which you never see. You receive a delivery panel: boards in rows and columns with a border around them, ready for the assembly line.',
      panelTable(capabilitySheet, 'Border on all sides'),
    ]),
    section('smallest', 'Smallest boards', [
      sizeTable('Smallest Sides', processRule, [
        ['single', 'Single board', String(minSides.single)],
        ['panel', 'Board in a panel', String(minSides.panel)],
        ['line', 'Board or panel on the assembly line', String(minSides.line)],
      ]),
      'Each side of a board has at least this length. An engineer reviews smaller ones. Boards that are too small for the assembly line come in a panel.',
    ]),
    listSection('panel-border', 'Border', [
      `Leave ${withBothUnits(panel.border)} on all four sides. With the milling path of ${withUnit(panel.millingGap)} between border and board, the outermost board starts ${panel.border.value + panel.millingGap.value} mm from the edge.`,
      `One unplated tooling hole of ${withBothUnits(panel.toolingHole)} in each corner.`,
      `Three fiducials on each side that carries parts, in three corners of every board: a bare copper dot of ${withBothUnits(panel.fiducial)} in a mask opening of ${withBothUnits(panel.fiducialOpening)}, which leaves a clearance of one dot diameter on every side.`,
      `No fiducials on the border: the conveyor holds the outer ${withBothUnits(panel.conveyorEdge)} of a panel, and IPC-SMEMA-3.1 keeps this edge free of fiducials and their openings. On a board without a border they keep the same distance from its own edge. If you need fiducials on the border, ask under “Remarks” in the order form for a border of 10 mm.`,
      'Round the corners of the panel: square ones cut through vacuum packs.',
      'Spread copper evenly. Fill the border with a copper pattern to prevent twist and uneven plating.',
    ]),
    section('tabs', 'Tabs and milling', [
      `Milling cuts any outline. Tabs of about ${withBothUnits(panel.tabWidth)} hold the board, one for every ${withBothUnits(panel.tabPitch)} of edge and at least one on each edge. Rows of small holes let a tab break where you want it to.`,
      sizeTable('Milling and Breakaway Holes', processRule, [
        ['gap', 'Milling gap between boards', panel.millingGap.text],
        ['hole', 'Breakaway hole, diameter', panel.breakawayHole.text],
        ['web', 'Web between holes, minimum', panel.minBreakawayWeb.text],
        ['edge-outer', 'Outer copper to milled edge', edge.milledOuter.text],
        ['edge-inner', 'Inner copper to milled edge', edge.milledInner.text],
      ]),
      `A tab of ${withUnit(panel.tabWidth)} has room for ${holesPerTab(0.3)} holes of 0.3 mm or ${holesPerTab(0.5)} of 0.5 mm. Five or six holes need a wider tab: ask for it under “Remarks” in the order form. Keep tabs away from connectors and parts that overhang the edge.`,
    ]),
    section('v-cut', 'V-cut', [
      `A V-cut is a groove of ${vCut.angle.text}° on both sides. It runs straight from one edge of the panel to the other and cannot stop midway, so it suits rectangular boards of one size.`,
      sizeTable('V-Cut', processRule, [
        ['gap', 'Gap between boards', '0'],
        ['clearance', 'Copper and holes to the cut, all layers', edge.vCut.text],
        ['smallest', 'Smallest panel', `${panel.minVCutPanel.text} × ${panel.minVCutPanel.text}`],
        ['web', 'Web between the grooves', vCut.web.text],
        ['thinnest', 'Thinnest board', vCut.minThickness.text],
      ]),
      warning(
        'Castellated holes, copper up to the edge and parts that overhang it cannot be combined with a V-cut on that edge. Mill it.',
      ),
    ]),
    section('how-many', 'How many boards fit', [
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
      `A delivery panel has to fit the usable area of the working panel, ${withUnit(panel.usable)}. The maximum size of each board is ${withUnit(boardSize.fr4)} in FR-4, or ${withUnit(boardSize.fr4Multilayer)} with four layers or more. Heavy parts and parts that overhang the edge need wider gaps between the boards, and a milled edge.`,
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit on one page.' },
    { ...pageLinks.designGuidelines, text: 'Tracks, holes and copper to the edge.' },
    { ...pageLinks.pcbA, text: 'Panel requirements for assembly.' },
    pageLinks.reachOut,
  ],
};
