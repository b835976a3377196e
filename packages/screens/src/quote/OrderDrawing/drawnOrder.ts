import {
  boardScene,
  type BoardLook,
  type BoardShape,
  panelScene,
  type Placed,
  type Scene,
  stencilScene,
  unknownScene,
  workingPanelScene,
} from '@pcb/art/ScaleDrawing';
import { capabilities, type Size } from '@pcb/engineering/capabilities';
import { type DeliveryPanel, deliveryPanel, layOut, usedFraction, recommendedGrid } from '@pcb/engineering/panel';
import { type FabValues, type FlexValues, initialForms, type StencilValues } from '@pcb/quoting/forms';
import { panelCount } from '@pcb/quoting/panelGrid';
import { parseSize } from '@pcb/quoting/parse';
import { type BoardData, boardShapeOf, hasSize } from './boardShape.ts';

export type DrawnOrder =
  | { service: 'fab'; values: FabValues }
  | { service: 'flex'; values: FlexValues }
  | { service: 'stencil'; values: StencilValues };

/** The delivery panel, one board or stencil, our working panel, and the layers. */
export const drawingViews = ['panel', 'piece', 'workingPanel', 'layers'] as const;
export type DrawingView = (typeof drawingViews)[number];

const isInPanels = (order: DrawnOrder) => order.service !== 'stencil' && order.values.dispatchUnit === 'panel';

/** The available views; the first one is the default. */
export function viewsOf(order: DrawnOrder): readonly [DrawingView, ...DrawingView[]] {
  switch (order.service) {
    case 'stencil':
      return ['piece'];
    case 'flex':
      return isInPanels(order) ? ['panel', 'piece', 'workingPanel'] : ['piece', 'workingPanel'];
    case 'fab':
      return isInPanels(order) ? ['panel', 'piece', 'workingPanel', 'layers'] : ['piece', 'workingPanel', 'layers'];
  }
}

export function viewOf(order: DrawnOrder, chosen: DrawingView | null): DrawingView {
  const views = viewsOf(order);
  return views.find((view) => view === chosen) ?? views[0];
}

export type DrawnFacts =
  | { kind: 'unknown' }
  /** `shape` is the shape of the customer's own board, if it is drawn instead of a rectangle. */
  | { kind: 'piece'; size: Size; shape?: BoardShape }
  | { kind: 'panel'; panel: DeliveryPanel }
  /** The board is too large for a panel, or smaller than 1 mm. */
  | { kind: 'noPanel'; size: Size }
  | {
      kind: 'workingPanel';
      item: Size;
      /** The panel, if panels are placed instead of single boards. */
      panel: DeliveryPanel | null;
      count: number;
      /** The share of the working panel that the items cover, from 0 to 1. */
      used: number;
    };

export interface Drawn {
  scene: Scene;
  facts: DrawnFacts;
}

const finishes = {
  hasl: 'tin',
  leadfree: 'tin',
  tin: 'tin',
  enig: 'gold',
  enepig: 'paleGold',
} as const satisfies Record<FabValues['finish'] | FlexValues['finish'], BoardLook['finish']>;

/** Green mask is drawn on FR-4 only: without a choice, Rogers boards show their laminate. */
function lookOf(order: Exclude<DrawnOrder, { service: 'stencil' }>): BoardLook {
  const { material, finish } = order.values;
  const look = { material, finish: finishes[finish] };
  if (order.service === 'flex') {
    const { stiffener, stiffenerSide } = order.values;
    return stiffener === 'none' ? look : { ...look, stiffener: { material: stiffener, side: stiffenerSide } };
  }
  const { maskColour, legendColour, legendSide } = order.values;
  return {
    ...look,
    mask: maskColour === 'green' && material !== 'fr4' ? undefined : maskColour,
    legend: legendSide === 'none' ? undefined : legendColour,
  };
}

/** The colours of the board in the files. A stencil order has no board, so the most common colours are used. */
export const lookOfFiles = (order: DrawnOrder): BoardLook =>
  lookOf(order.service === 'stencil' ? { service: 'fab', values: initialForms.fab } : order);

const { millingGap } = capabilities.panel;

export interface PanelChoice {
  /** The number of boards in a row, 1 to 20; `null` for our suggestion. */
  columns: number | null;
  /** The number of boards in a column, 1 to 20; `null` for our suggestion. */
  rows: number | null;
  /** Whether V-cuts separate the boards instead of milled gaps with tabs. Film is too thin for V-cuts. */
  isVCut: boolean;
}

export const suggestedPanel: PanelChoice = { columns: null, rows: null, isVCut: false };

/** Rows and columns of the order take precedence over those chosen in the drawing. */
export function panelChoiceOf(order: DrawnOrder, choice: PanelChoice): PanelChoice {
  if (order.service === 'flex') return { ...choice, isVCut: false };
  if (order.service === 'stencil') return choice;
  const { panelColumns, panelRows } = order.values;
  return {
    ...choice,
    columns: panelCount(panelColumns) ?? choice.columns,
    rows: panelCount(panelRows) ?? choice.rows,
  };
}

/** Returns `null` for a board that no panel can hold. */
function panelOf(size: Size, { columns, rows, isVCut }: PanelChoice): DeliveryPanel | null {
  const gap = isVCut ? 0 : millingGap.value;
  const result = deliveryPanel({ ...size, ...recommendedGrid(size, gap, { columns, rows }), gap });
  return result.isValid ? result.panel : null;
}

function drawOnWorkingPanel(placed: Placed, look: BoardLook): Drawn {
  const isPanel = 'panel' in placed;
  const item = isPanel ? { width: placed.panel.width, height: placed.panel.height } : placed.board;
  const layout = isPanel ? placed.panel.panels : placed.layout;
  return {
    scene: workingPanelScene(placed, look),
    facts: {
      kind: 'workingPanel',
      item,
      panel: isPanel ? placed.panel : null,
      count: layout.count,
      used: usedFraction(item, layout),
    },
  };
}

function drawBoard(size: Size, look: BoardLook, data: BoardData | undefined): Drawn {
  const shape = data && hasSize(data, size) ? boardShapeOf(data) : undefined;
  return { scene: boardScene(size, look, shape), facts: { kind: 'piece', size, ...(shape && { shape }) } };
}

/** The drawing of an order in any view except the layers. Without a valid size it is an empty outline. */
export function drawOrder(
  order: DrawnOrder,
  view: Exclude<DrawingView, 'layers'>,
  choice = suggestedPanel,
  data?: BoardData,
): Drawn {
  const typed = parseSize(order.values);
  if (typed === null) return { scene: unknownScene(), facts: { kind: 'unknown' } };
  const size: Size = { width: typed[0], height: typed[1] };
  if (order.service === 'stencil')
    return { scene: stencilScene(size, order.values.type === 'framed'), facts: { kind: 'piece', size } };
  const look = lookOf(order);
  const panel = isInPanels(order) && view !== 'piece' ? panelOf(size, panelChoiceOf(order, choice)) : null;
  switch (view) {
    case 'piece':
      return drawBoard(size, look, data);
    case 'panel':
      return panel
        ? { scene: panelScene(panel, look), facts: { kind: 'panel', panel } }
        : { scene: boardScene(size, look), facts: { kind: 'noPanel', size } };
    case 'workingPanel':
      return drawOnWorkingPanel(panel ? { panel } : { board: size, layout: layOut(size, millingGap.value) }, look);
  }
}
