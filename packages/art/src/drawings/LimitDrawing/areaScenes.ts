import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { type DeliveryPanel, deliveryPanel } from '@pcb/engineering/panel';
import { landscape } from '../../private/landscape.ts';
import { shapesOf } from '../../private/panel/panelShapes.ts';
import { rectPath } from '../../private/pen/path.ts';
import type { LimitScene } from './scene.ts';

/** Returns the parts of a rectangle at `x`, `y` that extend beyond a limit with the same left edge. */
function overhang(x: number, y: number, { width, height }: Size, limit: Size) {
  const beside = Math.max(0, width - limit.width);
  const below = Math.max(0, height - limit.height);
  return (
    (beside > 0 ? rectPath(x + limit.width, y, beside, height) : '') +
    (below > 0 ? rectPath(x, y + limit.height, width - beside, below) : '')
  );
}

/** Returns a size with its longer side in the same direction as the longer side of another. */
const turnedAs = ({ width, height }: Size, other: Size): Size =>
  width >= height === other.width >= other.height ? { width, height } : { width: height, height: width };

const boardArea = { width: 620, height: 590 };
const boardStart = { x: 80, y: 20 };

/** Draws a board of up to 500 mm over our largest one and, if given, the smallest, both in either orientation. */
export function boardLimitScene(board: Size, largest: Size, smallest?: number): LimitScene {
  const { x, y } = boardStart;
  const limit = turnedAs(largest, board);
  return {
    size: boardArea,
    bar: 100,
    shapes: [
      { paint: 'board', d: rectPath(x, y, board.width, board.height) },
      { paint: 'clear', limit: 'size', d: overhang(x, y, board, limit) },
      { paint: 'clear', limit: 'smallest', d: rectPath(x, y, board.width, board.height) },
    ],
    marks: [
      { limit: 'size', d: rectPath(x, y, limit.width, limit.height) },
      ...(smallest === undefined
        ? []
        : [{ limit: 'smallest', isOnBoard: true, d: rectPath(x, y, smallest, smallest) }]),
    ],
    measures: [
      {
        id: 'width',
        kind: 'across',
        limits: ['size', 'smallest'],
        from: x,
        to: x + board.width,
        at: y + Math.max(board.height, limit.height) + 22,
      },
      {
        id: 'height',
        kind: 'upright',
        limits: ['size', 'smallest'],
        from: y,
        to: y + board.height,
        at: x - 22,
      },
    ],
  };
}

const { working, usable } = capabilities.panel;
const workingArea = landscape(working.value);
const usableArea = landscape(usable.value);
const panelRoom = { width: 760, height: 560 };
const workingStart = { x: 80, y: 30 };
const usableStart = {
  x: workingStart.x + (workingArea.width - usableArea.width) / 2,
  y: workingStart.y + (workingArea.height - usableArea.height) / 2,
};

/** Returns the same panel with its longer side horizontal. */
function lyingPanel(panel: DeliveryPanel): DeliveryPanel {
  const { width, height, columns, rows, gap } = panel.request;
  if (panel.width >= panel.height) return panel;
  const turned = deliveryPanel({ width: height, height: width, columns: rows, rows: columns, gap });
  return turned.isValid ? turned.panel : panel;
}

/** Draws a delivery panel on our working panel's usable area. The scale changes only if the panel is too large. */
export function panelLimitScene(of: DeliveryPanel): LimitScene {
  const panel = lyingPanel(of);
  const { x, y } = usableStart;
  const { frame, slots, boards, tabs } = shapesOf(panel, { left: x, top: y, scale: 1, minHole: 3, minFiducial: 2 });
  const zoom = Math.max(1, (x + panel.width + 20) / panelRoom.width, (y + panel.height + 95) / panelRoom.height);
  return {
    size: { width: panelRoom.width * zoom, height: panelRoom.height * zoom },
    bar: 100,
    shapes: [
      { paint: 'working', d: rectPath(workingStart.x, workingStart.y, workingArea.width, workingArea.height) },
      { paint: 'border', d: frame },
      { paint: 'slot', d: slots },
      { paint: 'board', limit: 'smallest', d: boards },
      { paint: 'tab', d: tabs },
      { paint: 'clear', limit: 'size', d: overhang(x, y, panel, usableArea) },
    ],
    marks: [{ limit: 'size', d: rectPath(x, y, usableArea.width, usableArea.height) }],
    measures: [
      {
        id: 'width',
        kind: 'across',
        limits: ['size'],
        from: x,
        to: x + panel.width,
        at: Math.max(workingStart.y + workingArea.height, y + panel.height) + 24,
      },
      { id: 'height', kind: 'upright', limits: ['size'], from: y, to: y + panel.height, at: workingStart.x - 24 },
    ],
  };
}
