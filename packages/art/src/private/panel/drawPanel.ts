import { capabilities, type Size } from '@pcb/engineering/capabilities';
import type { DeliveryPanel } from '@pcb/engineering/panel';
import { circlePath, rectPath, times } from '../pen/path.ts';
import { type PanelShapes, shapesOf } from './panelShapes.ts';

const { working, usable, ...figures } = capabilities.panel;
const workingPanel = working.value;
const usableArea = usable.value;
const panelBorder = figures.border.value;
const toolingHole = figures.toolingHole.value;
const tabWidth = figures.tabWidth.value;
const millingGap = figures.millingGap.value;

export interface Dimension {
  lines: string;
  arrows: string;
  x: number;
  y: number;
  isUpright: boolean;
}

function across(from: number, to: number, y: number, extendTo: number): Dimension {
  const past = y < extendTo ? -5 : 5;
  return {
    lines: `M${from} ${extendTo}V${y + past}M${to} ${extendTo}V${y + past}M${from} ${y}H${to}`,
    arrows: `M${from} ${y}l8 -3v6ZM${to} ${y}l-8 -3v6Z`,
    x: (from + to) / 2,
    y: y + 2.4 * past,
    isUpright: false,
  };
}

function along(from: number, to: number, x: number, extendTo: number): Dimension {
  const past = x < extendTo ? -5 : 5;
  return {
    lines: `M${extendTo} ${from}H${x + past}M${extendTo} ${to}H${x + past}M${x} ${from}V${to}`,
    arrows: `M${x} ${from}l-3 8h6ZM${x} ${to}l-3 -8h6Z`,
    x: x + 2.4 * past,
    y: (from + to) / 2,
    isUpright: true,
  };
}

/** For a dimension that is too small for arrows inside it; they point at it from outside. */
function acrossSmall(from: number, to: number, y: number, extendTo: number): Dimension {
  const past = y < extendTo ? -5 : 5;
  return {
    lines: `M${from} ${extendTo}V${y + past}M${to} ${extendTo}V${y + past}M${from - 14} ${y}H${to + 14}`,
    arrows: `M${from} ${y}l-8 -3v6ZM${to} ${y}l8 -3v6Z`,
    x: (from + to) / 2,
    y: y + 2.4 * past,
    isUpright: false,
  };
}

export interface DrawnPanel extends PanelShapes {
  width: number;
  height: number;
  dimensions: { width: Dimension; height: Dimension };
  boardLabel: { x: number; y: number } | undefined;
}

const sheetWidth = 420;
const roomForPanel = { width: 350, height: 360 };
const margin = { left: 52, top: 10, bottom: 46 };

export function drawPanel(panel: DeliveryPanel): DrawnPanel {
  const scale = Math.min(roomForPanel.width / panel.width, roomForPanel.height / panel.height);
  const width = panel.width * scale;
  const height = panel.height * scale;
  const left = margin.left + (sheetWidth - margin.left - 12 - width) / 2;
  const board = { width: panel.request.width * scale, height: panel.request.height * scale };
  const start = (panelBorder + panel.request.gap) * scale;
  return {
    ...shapesOf(panel, { left, top: margin.top, scale, minHole: 1.2, minFiducial: 0.8 }),
    width: sheetWidth,
    height: margin.top + height + margin.bottom,
    dimensions: {
      width: across(left, left + width, margin.top + height + 18, margin.top + height + 3),
      height: along(margin.top, margin.top + height, left - 18, left - 3),
    },
    boardLabel:
      board.width > 84 && board.height > 26
        ? { x: left + start + board.width / 2, y: margin.top + start + board.height / 2 }
        : undefined,
  };
}

export function drawCorner(gap: number) {
  const scale = 10;
  const left = 62;
  const top = 58;
  const [right, bottom] = [300, 214];
  const border = panelBorder * scale;
  const drawnGap = Math.min(gap, 6) * scale;
  const boardLeft = left + border + drawnGap;
  const boardTop = top + border + drawnGap;
  const tabLeft = boardLeft + 44;
  const tab = tabWidth * scale;
  const radius = 26;
  const holeX = left + border / 2;
  const holeY = top + border / 2;
  const hole = (toolingHole * scale) / 2;
  const reach = hole * Math.SQRT1_2;
  return {
    width: right,
    height: bottom + 6,
    frame: `M${left} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H${right}V${bottom}Z`,
    slots: gap === 0 ? '' : `M${left + border} ${bottom}V${top + border}H${right}V${boardTop}H${boardLeft}V${bottom}Z`,
    board: `M${boardLeft} ${bottom}V${boardTop}H${right}V${bottom}Z`,
    tab: gap === 0 ? '' : rectPath(tabLeft, top + border - 0.5, tab, drawnGap + 1),
    cuts: gap === 0 ? `M${boardLeft} ${top}V${bottom}M${left} ${boardTop}H${right}` : '',
    hole: circlePath(holeX, holeY, hole),
    holeLeader: `M${holeX - reach} ${holeY - reach}L${left - 22} ${top - 33}H${left - 30}`,
    holeLabel: { x: left - 43, y: top - 33 },
    border: across(left, left + border, top - 22, top - 3),
    gap: gap === 0 ? undefined : acrossSmall(left + border, boardLeft, top - 22, top + border - 3),
    borderDown: along(top, top + border, left - 18, left - 3),
    tabWidth: gap === 0 ? undefined : acrossSmall(tabLeft, tabLeft + tab, boardTop + 26, boardTop + 3),
    outline: { x: right - 14, y: bottom - 18 },
    outlineLeader: `M${right - 40} ${bottom - 28}L${right - 40} ${boardTop + 2}`,
    outlineArrow: `M${right - 40} ${boardTop}l-3 8h6Z`,
  };
}

export function drawWorkingPanel(panel: Size, layout: { columns: number; rows: number; isRotated: boolean }) {
  const scale = 0.3;
  const left = 46;
  const top = 8;
  const s = (mm: number) => mm * scale;
  const size = layout.isRotated ? { width: panel.height, height: panel.width } : panel;
  const usableLeft = left + s((workingPanel.width - usableArea.width) / 2);
  const usableTop = top + s((workingPanel.height - usableArea.height) / 2);
  const right = left + s(workingPanel.width);
  const bottom = top + s(workingPanel.height);
  return {
    width: 230,
    height: bottom + 44,
    frame: rectPath(left, top, s(workingPanel.width), s(workingPanel.height)),
    usable: rectPath(usableLeft, usableTop, s(usableArea.width), s(usableArea.height)),
    panels: times(layout.rows, (row) =>
      times(layout.columns, (column) =>
        rectPath(
          usableLeft + s(column * (size.width + millingGap)),
          usableTop + s(row * (size.height + millingGap)),
          s(size.width),
          s(size.height),
        ),
      ),
    )
      .flat()
      .join(''),
    across: across(left, right, bottom + 18, bottom + 3),
    along: along(top, bottom, left - 18, left - 3),
  };
}
