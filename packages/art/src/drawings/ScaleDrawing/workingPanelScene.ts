import { capabilities, type Size } from '@pcb/engineering/capabilities';
import type { DeliveryPanel, Layout } from '@pcb/engineering/panel';
import { landscape } from '../../private/landscape.ts';
import { rectPath, repeat, times } from '../../private/pen/path.ts';
import type { BoardLook } from './boardScene.ts';
import { type Rows, type Scene, withCoin } from './scene.ts';
import type { Box } from './sheet.ts';

const figures = capabilities.panel;
const border = figures.border.value;
const millingGap = figures.millingGap.value;

const working = landscape(figures.working.value);
const usable = landscape(figures.usable.value);
const usableStart = { x: (working.width - usable.width) / 2, y: (working.height - usable.height) / 2 };

interface PieceGrid {
  first: Box;
  columns: number;
  rows: number;
  gap: number;
}

const piecesInRows = ({ first, columns, rows, gap }: PieceGrid): Rows => ({
  paint: 'piece',
  d: repeat(
    rows,
    (row) =>
      `M${first.x} ${first.y + first.height / 2 + row * (first.height + gap)}h${columns * (first.width + gap) - gap}`,
  ),
  height: first.height,
  dashes: [first.width, gap],
});

/** Each row of boards crosses all panels in a row. */
function boardsOfPanels(panels: PieceGrid, board: Size, inPanel: PieceGrid): Rows {
  const start = inPanel.gap + border;
  const between = 2 * start + panels.gap;
  const dashes = times(inPanel.columns, (column) => [
    board.width,
    column === inPanel.columns - 1 ? between : inPanel.gap,
  ]).flat();
  const length = panels.columns * (panels.first.width + panels.gap) - between;
  return {
    paint: 'piece',
    d: repeat(panels.rows, (row) =>
      repeat(inPanel.rows, (boardRow) => {
        const top = panels.first.y + row * (panels.first.height + panels.gap) + start;
        return `M${panels.first.x + start} ${top + board.height / 2 + boardRow * (board.height + inPanel.gap)}h${length}`;
      }),
    ),
    height: board.height,
    dashes,
  };
}

/** Single boards of a size in mm, or delivery panels. */
export type Placed = { board: Size; layout: Layout } | { panel: DeliveryPanel };

const itemOf = (placed: Placed): { size: Size; layout: Layout } =>
  'panel' in placed
    ? { size: placed.panel, layout: placed.panel.panels }
    : { size: placed.board, layout: placed.layout };

/** The working panel is drawn in landscape, as are items that are not rotated. */
const turned = ({ width, height }: Size, isRotated: boolean): Size =>
  isRotated ? { width, height } : landscape({ width, height });

function placedRows(placed: Placed): readonly Rows[] {
  const { size, layout } = itemOf(placed);
  const item = turned(size, layout.isRotated);
  const grid: PieceGrid = {
    first: { ...usableStart, ...item },
    columns: layout.rows,
    rows: layout.columns,
    gap: millingGap,
  };
  const items = piecesInRows(grid);
  if (!('panel' in placed)) return [items];
  const { request } = placed.panel;
  const board = turned(request, layout.isRotated);
  const [columns, rows] = layout.isRotated ? [request.columns, request.rows] : [request.rows, request.columns];
  const inPanel = { first: { x: 0, y: 0, ...board }, columns, rows, gap: request.gap };
  return [{ ...items, paint: 'laminate' }, boardsOfPanels(grid, board, inPanel)];
}

/** Draws our working panel in landscape with the items that fit. If none fits, an outline shows by how much. */
export function workingPanelScene(placed: Placed, look: BoardLook): Scene {
  const { size: item, layout } = itemOf(placed);
  const isEmpty = layout.count === 0;
  const piece = turned(item, item.width > item.height);
  const whole = isEmpty
    ? { width: Math.max(working.width, piece.width), height: Math.max(working.height, piece.height) }
    : working;
  const x = (whole.width - working.width) / 2;
  const y = (whole.height - working.height) / 2;
  const outline = rectPath(
    (whole.width - piece.width) / 2,
    (whole.height - piece.height) / 2,
    piece.width,
    piece.height,
  );
  return {
    ...withCoin(whole),
    ...look,
    shapes: [
      { paint: 'blank', d: rectPath(x, y, working.width, working.height) },
      ...(isEmpty ? [{ paint: 'tooLarge', d: outline } as const] : placedRows(placed)),
      { paint: 'usable', d: rectPath(x + usableStart.x, y + usableStart.y, usable.width, usable.height) },
    ],
    measured: { x, y, ...working },
    isUnknown: false,
  };
}
