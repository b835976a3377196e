'use client';
import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { useStyleNonce } from '../../../private/inlineStyle/styleNonce.ts';
import type { TableColumn } from '../columns/columns.ts';
import { type PlacedColumns, placeColumns } from '../columns/placeColumns.ts';
import { type TableLayout, useTableLayout } from '../useTableLayout.ts';

interface PlacedCells extends PlacedColumns, TableLayout {
  /** Places the cells if a Content-Security-Policy blocks their inline styles. */
  sheet: ReactNode;
}

const noStyle: CSSProperties = {};

/** Returns the layout of the table with this `data-table`, for its current width. */
export function usePlacedCells(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TableColumn[],
  { id, isSelectable }: { id: string; isSelectable: boolean },
): PlacedCells {
  const nonceStyles = useStyleNonce();
  const wide = useMemo(() => placeColumns(columns, { isFolded: false, isSelectable }), [columns, isSelectable]);
  const folded = useMemo(() => placeColumns(columns, { isFolded: true, isSelectable }), [columns, isSelectable]);
  const layout = useTableLayout(scroller, wide.minWidth);
  const placed = layout.isTight ? folded : wide;
  if (nonceStyles === null) return { ...layout, ...placed, sheet: null };

  const { placements, selection } = placed;
  const styles = [...(isSelectable ? [selection] : []), ...placements.map(({ style }) => style)];
  const rows = `[data-table="${id}"] :is(thead > tr:first-child, tbody > tr)`;
  const rules = styles.map((style, index) => `${rows} > :nth-child(${index + 1}){${nonceStyles.cssText(style)}}`);
  return {
    ...layout,
    ...placed,
    placements: placements.map((placement) => ({ ...placement, style: noStyle })),
    selection: noStyle,
    sheet: <style nonce={nonceStyles.nonce}>{rules.join('')}</style>,
  };
}
