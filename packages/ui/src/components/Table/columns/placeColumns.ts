import type { CSSProperties } from 'react';
import { defaultColumnWidth, type TableColumn } from './columns.ts';

export interface ColumnPlacement {
  style: CSSProperties;
  /** From 1. */
  track: number;
  pinned: 'none' | 'start' | 'end';
  line: 'only' | 'first' | 'second';
}

export interface PlacedColumns {
  template: string;
  /** In `rem`. */
  minWidth: number;
  placements: readonly ColumnPlacement[];
  selection: CSSProperties;
}

type PlaceableColumn = TableColumn & { isResized?: boolean };

/** The width of the column of checkboxes, in `rem`. */
export const selectionWidth = 3;

const takesShare = ({ width, isFlexible = width === undefined }: TableColumn) => isFlexible;

// A pinned column needs a fixed width, because its grid area spans the row so that it can stick anywhere in it.
const isPinnable = (column: TableColumn) => !takesShare(column) && Boolean(column.isRowHeader || column.isPinned);

/** Places the columns side by side, or some folded as the second line of others. */
export function placeColumns(
  columns: readonly PlaceableColumn[],
  { isFolded, isSelectable }: { isFolded: boolean; isSelectable: boolean },
): PlacedColumns {
  const firstTrack = isSelectable ? 2 : 1;
  const hostOf = ({ foldsInto }: TableColumn) => (isFolded ? columns.find(({ id }) => id === foldsInto) : undefined);
  const tracks = columns.filter((column) => hostOf(column) === undefined);
  const hosts = new Set(columns.map(hostOf));
  const widthOf = (track: PlaceableColumn) =>
    Math.max(
      ...columns
        // A user-set width also applies to the second line.
        .filter((column) => column === track || (hostOf(column) === track && !track.isResized))
        .map(({ width = defaultColumnWidth }) => width),
    );
  const isTwoLined = tracks.length < columns.length;
  const firstScrolling = tracks.findIndex((track) => !isPinnable(track));
  const pinnedAt = (track: TableColumn) => {
    if (!isPinnable(track)) return 'none';
    const isAfterScrolling = firstScrolling >= 0 && tracks.indexOf(track) > firstScrolling;
    return isAfterScrolling && !track.isRowHeader ? 'end' : 'start';
  };
  /** Returns the total width of the pinned columns before a track. */
  const offsetOf = (track: PlaceableColumn) =>
    tracks
      .slice(0, tracks.indexOf(track))
      .filter(isPinnable)
      .reduce((sum, other) => sum + widthOf(other), isSelectable ? selectionWidth : 0);

  const lineOf = (column: TableColumn) => {
    if (hostOf(column)) return 'second';
    return hosts.has(column) ? 'first' : 'only';
  };
  const rows = { only: isTwoLined ? '1 / span 2' : '1', first: '1', second: '2' };

  const trackSizes = tracks.map((track) =>
    // In proportion to the minimum, so that a name does not get the width that a description needs.
    takesShare(track) ? `minmax(${widthOf(track)}rem, ${widthOf(track)}fr)` : `${widthOf(track)}rem`,
  );
  return {
    template: (isSelectable ? [`${selectionWidth}rem`, ...trackSizes] : trackSizes).join(' '),
    minWidth: tracks.reduce((sum, track) => sum + widthOf(track), isSelectable ? selectionWidth : 0),
    selection: { gridColumn: '1 / -1', gridRow: rows.only, width: `${selectionWidth}rem` },
    placements: columns.map((column) => {
      const track = hostOf(column) ?? column;
      const pinned = pinnedAt(track);
      const line = lineOf(column);
      const gridRow = rows[line];
      const trackNumber = tracks.indexOf(track) + firstTrack;
      if (pinned === 'none')
        return { pinned, line, track: trackNumber, style: { gridColumn: String(trackNumber), gridRow } };
      const style = { gridRow, width: `${widthOf(track)}rem` };
      const offset = offsetOf(track);
      return {
        pinned,
        line,
        track: trackNumber,
        style:
          pinned === 'end'
            ? { ...style, gridColumn: `${firstTrack} / -1` }
            : {
                ...style,
                gridColumn: `${trackNumber} / -1`,
                ...(offset > 0 && { insetInlineStart: `${offset}rem` }),
              },
      };
    }),
  };
}
