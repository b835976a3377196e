'use client';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../../hooks/useAnnounce.ts';
import { useFillCount } from '../../../private/useFillCount.ts';
import { Button } from '../../Button/Button.tsx';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import { roles } from '../roles.ts';
import * as styles from './selection.css.ts';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  selection: Pick<Selection<unknown>, 'selectedKeys' | 'visible' | 'all' | 'hiddenCount' | 'selectAll' | 'clear'>;
  columnCount: number;
  /** Its first checkbox takes focus if a button of the bar disappears while it has focus. */
  scroller: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Always rendered, so that selecting the first row neither moves the rows nor covers them. */
export function SelectionBar({
  selection: { selectedKeys, visible, all, hiddenCount, selectAll, clear },
  columnCount,
  scroller,
  children,
}: SelectionBarProps) {
  const messages = useMessages();
  const fillCount = useFillCount();
  const announce = useAnnounce();
  const total = selectedKeys.size;
  const status = [
    fillCount(messages.selectedRows, { count: all.selected, all: all.count }),
    ...(hiddenCount > 0 ? [fillCount(messages.hiddenRows, { count: hiddenCount })] : []),
  ].join(', ');

  // Announces selections only, because the host announces the results of its filter.
  const announcedTotal = useRef(total);
  useEffect(() => {
    if (announcedTotal.current !== total) announce(status);
    announcedTotal.current = total;
  }, [announce, total, status]);

  const isShownSelected = visible.enabledSelected === visible.enabled;
  const canSelectMore = isShownSelected && all.enabledSelected < all.enabled;
  return (
    <tr {...roles.row} aria-rowindex={2} className={styles.barRow}>
      <td {...roles.cell} colSpan={columnCount} className={styles.barCell}>
        <div className={styles.bar}>
          <span className={styles.status({ isSelected: total > 0 })}>{status}</span>
          {total > 0 ? (
            <div className={styles.actions}>
              {canSelectMore ? (
                <Buttons scroller={scroller}>
                  <Button variant="ghost" size="small" onPress={selectAll}>
                    {fillCount(messages.selectAllMatches, { count: all.enabled })}
                  </Button>
                </Buttons>
              ) : null}
              <Buttons scroller={scroller}>
                <Button variant="ghost" tone="neutral" size="small" onPress={clear}>
                  {messages.clearSelection}
                </Button>
                {children}
              </Buttons>
            </div>
          ) : null}
        </div>
      </td>
    </tr>
  );
}

function Buttons({ scroller, children }: Pick<SelectionBarProps, 'scroller' | 'children'>) {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, element] = [scroller.current, buttons.current];
    // Runs before the buttons are removed; one of them may have focus.
    return () => {
      if (element?.contains(document.activeElement)) box?.querySelector<HTMLElement>('thead input')?.focus();
    };
  }, [scroller]);
  return (
    <div ref={buttons} className={styles.buttons}>
      {children}
    </div>
  );
}
