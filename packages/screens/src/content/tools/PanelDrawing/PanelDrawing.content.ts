import { capabilities, type Size } from '@pcb/engineering/capabilities';
import type { DeliveryPanel, PanelReason } from '@pcb/engineering/panel';
import type { ReasonMessages } from '../../../shared/calculator/calculate.ts';
import { upToTwoDecimals } from '../../../shared/format/numbers.ts';
import { counted } from '../../../shared/format/phrases.ts';

const boards = (value: number) => counted(value, 'board');

const { border, millingGap, minVCutPanel, tabPitch, tabWidth, toolingHole, usable, working } = capabilities.panel;
const { fr4, fr4Multilayer, rogers } = capabilities.boardSize;
const tolerance = capabilities.board.outlineTolerance.text;

/** For screen readers: '450 by 610 millimetres'. */
const spoken = ({ width, height }: Size) => `${upToTwoDecimals(width)} by ${upToTwoDecimals(height)} millimetres`;

const reasons: ReasonMessages<PanelReason> = {
  notPositive: ({ input }) => `The ${input} must be more than 0.`,
  outOfRange: ({ input, range: [low, high] }) =>
    input === 'gap'
      ? `The gap must be from ${low} to ${high} mm.`
      : `A side of the board must be from ${low} to ${high} mm.`,
  boardTooLarge: ({ maximum: { width, height } }) =>
    `The largest board is ${width} × ${height} mm, or ${rogers.text} mm in Rogers. An engineer can review a larger one.`,
  notACount: ({ input, range: [low, high] }) => `The ${input} must be a whole number from ${low} to ${high}.`,
};

export const panelDrawingContent = {
  title: 'Draw your panel',
  fields: {
    width: 'Board width',
    height: 'Board height',
    columns: 'Columns',
    rows: 'Rows',
    gap: 'Gap between boards',
  },
  pieces: 'boards',
  gapNote: `${millingGap.text} mm for milling, 0 for a V-cut.`,
  panel: 'Panel',
  format: upToTwoDecimals,
  size: (width: number, height: number) => `${upToTwoDecimals(width)} × ${upToTwoDecimals(height)}`,
  millimetres: 'mm',
  alternative: ({ width, height, boards: number }: DeliveryPanel) =>
    `Panel ${upToTwoDecimals(width)} by ${upToTwoDecimals(height)} millimetres, ${boards(number)}, ${border.text} millimetre border`,
  sentence: ({ request, boards: number, panels }: DeliveryPanel) => {
    const between = request.gap === 0 ? 'separated by V-cuts' : `${upToTwoDecimals(request.gap)} mm apart`;
    const holds =
      panels.count === 0
        ? ''
        : ` A working panel holds ${counted(panels.count, 'such panel')}: ${boards(panels.count * number)}.`;
    return `${boards(number)}${number === 1 ? '' : ` ${between}`}, in a border of ${border.text} mm.${holds}`;
  },
  tooLarge: `The panel does not fit the usable area of our working panel, ${usable.text} mm. Use fewer rows or columns.`,
  tooSmallForVCut: `The minimum panel with V-cuts is ${minVCutPanel.text} × ${minVCutPanel.text} mm. Use more boards, or mill them.`,
  rows: {
    boards: 'Boards',
    tabsAcrossWidth: 'Tabs across the width of a board',
    tabsAcrossHeight: 'Tabs across its height',
    panels: 'Panels on a working panel',
    singles: 'Single boards on a working panel',
  },
  nothing: 'Your panel appears here when all fields are valid.',
  corner: {
    title: 'A corner, enlarged',
    text: `Figures in mm. Tabs of about ${tabWidth.text} mm, one for every ${tabPitch.text} mm of edge. The outline is milled to within ±${tolerance} mm.`,
    cutText: `Figures in mm. A V-cut runs from edge to edge and needs no tabs.`,
    alternative: (gap: number) =>
      gap === 0
        ? `Corner of a panel: border ${border.text} millimetres, tooling hole ${toolingHole.text} millimetres, V-cuts along the board`
        : `Corner of a panel: border ${border.text} millimetres, gap ${upToTwoDecimals(gap)} millimetres, tooling hole ${toolingHole.text} millimetres, tab ${tabWidth.text} millimetres, outline to within ${tolerance} millimetres`,
  },
  working: {
    alternative: ({ panels }: DeliveryPanel) =>
      `Working panel ${spoken(working.value)} with ${counted(panels.count, 'panel')} in its usable area of ${spoken(usable.value)}`,
  },
  reasons,
  basis: {
    formula: `width = columns × board + (columns − 1) × gap + 2 × (${border.text} mm + gap); same for the height`,
    limits: `Rectangular boards of one size, up to 20 in a row. The largest board is ${fr4.text} mm in FR-4 (${fr4Multilayer.text} mm with four or more layers) and ${rogers.text} mm in Rogers, in either orientation. Panels are ${millingGap.text} mm apart on the working panel, in the better of two orientations.`,
    source: 'Border, tabs, holes and working panel: our capability sheet. Gap: our own process rule.',
  },
};

export type PanelDrawingContent = typeof panelDrawingContent;
