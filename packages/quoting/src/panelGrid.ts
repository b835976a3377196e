import { capabilities } from '@pcb/engineering/capabilities';
import { countRange, type DeliveryPanel, deliveryPanel, recommendedGrid } from '@pcb/engineering/panel';
import type { FabValues } from './forms.ts';
import { parsePositiveCount, parseSize } from './parse.ts';

export const [, maxPanelCount] = countRange;

export const panelCounts = ['panelRows', 'panelColumns'] as const;

/** Returns a typed number of rows or columns. `null`, even for unreadable text, means as many as fit. */
export function panelCount(typed: string): number | null {
  const count = parsePositiveCount(typed);
  return count !== null && count <= maxPanelCount ? count : null;
}

/** Returns `null` if both counts are left to us, or if the size does not suit any panel. */
export function requestedPanel(values: FabValues): DeliveryPanel | null {
  const [rows, columns] = [panelCount(values.panelRows), panelCount(values.panelColumns)];
  const size = parseSize(values);
  if (values.dispatchUnit !== 'panel' || size === null || (rows ?? columns) === null) return null;
  const board = { width: size[0], height: size[1] };
  const gap = capabilities.panel.millingGap.value;
  const result = deliveryPanel({ ...board, ...recommendedGrid(board, gap, { columns, rows }), gap });
  return result.isValid ? result.panel : null;
}

/** Returns the panels for a number of boards, and the empty places on the last one. */
export function panelsFor(boards: number, perPanel: number) {
  const panels = Math.ceil(boards / perPanel);
  return { panels, empty: panels * perPanel - boards };
}
