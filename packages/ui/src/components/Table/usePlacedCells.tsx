'use client';
import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { cssText } from '../../private/inlineStyle/cssText.ts';
import { useStyleNonce } from '../../private/inlineStyle/styleNonce.ts';
import type { TableColumn } from './columns.ts';
import { type PlacedColumns, placeColumns } from './placeColumns.ts';
import { type TableLayout, useTableLayout } from './useTableLayout.ts';

interface PlacedCells extends PlacedColumns, TableLayout {
  /** Places the cells while a Content-Security-Policy blocks their inline styles. */
  sheet: ReactNode;
}

const noStyle: CSSProperties = {};

const ruleOf = (rows: string, style: CSSProperties, index: number) =>
  `${rows} > :nth-child(${index + 1}){${cssText(style)}}`;

/** The layout of the table with this `data-table`, for its current width. */
export function usePlacedCells(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TableColumn[],
  { id, isSelectable }: { id: string; isSelectable: boolean },
): PlacedCells {
  const nonce = useStyleNonce();
  const wide = useMemo(() => placeColumns(columns, { isFolded: false, isSelectable }), [columns, isSelectable]);
  const folded = useMemo(() => placeColumns(columns, { isFolded: true, isSelectable }), [columns, isSelectable]);
  const layout = useTableLayout(scroller, wide.minWidth);
  const placed = layout.isTight ? folded : wide;
  if (nonce === null) return { ...layout, ...placed, sheet: null };

  const { placements, selection } = placed;
  const styles = [...(isSelectable ? [selection] : []), ...placements.map(({ style }) => style)];
  const rows = `[data-table="${id}"] :is(thead > tr:first-child, tbody > tr)`;
  return {
    ...layout,
    ...placed,
    placements: placements.map((placement) => ({ ...placement, style: noStyle })),
    selection: noStyle,
    sheet: <style nonce={nonce}>{styles.map((style, index) => ruleOf(rows, style, index)).join('')}</style>,
  };
}
