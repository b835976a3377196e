import { capabilities } from '@pcb/engineering/capabilities';
import { countRange, type DeliveryPanel, deliveryPanel, usualGrid } from '@pcb/engineering/panel';
import type { FabValues } from './forms.ts';
import { parsePositiveCount, parseSize } from './parse.ts';

/** The maximum number of boards in a row or a column of a panel. */
export const [, maxPanelCount] = countRange;

/** The fields for the rows and columns of a panel. */
export const panelCounts = ['panelRows', 'panelColumns'] as const;
export type PanelCount = (typeof panelCounts)[number];

/** A typed number of rows or columns; `null` for as many as fit, also where it is unreadable. */
export function panelCount(typed: string): number | null {
  const count = parsePositiveCount(typed);
  return count !== null && count <= maxPanelCount ? count : null;
}

/** The delivery panel that the form asks for, milled. `null` if it leaves both counts to us, or has no size for a panel. */
export function requestedPanel(values: FabValues): DeliveryPanel | null {
  const [rows, columns] = [panelCount(values.panelRows), panelCount(values.panelColumns)];
  const size = parseSize(values);
  if (values.dispatchUnit !== 'panel' || size === null || (rows ?? columns) === null) return null;
  const board = { width: size[0], height: size[1] };
  const gap = capabilities.panel.millingGap.value;
  const result = deliveryPanel({ ...board, ...usualGrid(board, gap, { columns, rows }), gap });
  return result.isValid ? result.panel : null;
}

/** The panels that a number of boards fills, and the places that the last one leaves empty. */
export function panelsFor(boards: number, perPanel: number) {
  const panels = Math.ceil(boards / perPanel);
  return { panels, empty: panels * perPanel - boards };
}
