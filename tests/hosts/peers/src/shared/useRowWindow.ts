import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** The visible rows of a table in a scrolling element, and the heights to leave free above and below them. */
export function useRowWindow<Row>(rows: readonly Row[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 5,
  });
  const items = virtualizer.getVirtualItems();
  return {
    scroller,
    visibleRows: items.map(({ index }) => ({ row: rows[index]!, index })),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
