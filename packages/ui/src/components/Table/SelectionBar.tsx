'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './selection.css.ts';
import { more } from './Table.css.ts';

interface SelectionBarProps {
  count: number;
  hiddenCount: number;
  onClear: () => void;
  /** The element around the table. Its first checkbox receives focus if the bar disappears while focus is in it. */
  scroller: RefObject<HTMLElement | null>;
  /** The buttons for the selected rows. */
  children: ReactNode;
}

/** Below the rows, while some are selected: how many, and what can be done with them. The status stays mounted, so that it is announced. */
export function SelectionBar({ count, hiddenCount, onClear, scroller, children }: SelectionBarProps) {
  const messages = useMessages();
  const isVisible = count > 0;
  const countIn = (message: string, rows: number) => message.replace('{count}', String(rows));
  const counts = [
    countIn(messages.selectedRows, count),
    ...(hiddenCount > 0 ? [countIn(messages.hiddenRows, hiddenCount)] : []),
  ];
  return (
    <div className={isVisible ? joinClassNames(more, styles.bar) : undefined}>
      <span role="status">{isVisible ? counts.join(', ') : null}</span>
      {isVisible ? (
        <Actions scroller={scroller}>
          {children}
          <Button variant="ghost" tone="neutral" size="small" onPress={onClear}>
            {messages.clearSelection}
          </Button>
        </Actions>
      ) : null}
    </div>
  );
}

function Actions({ scroller, children }: Pick<SelectionBarProps, 'scroller' | 'children'>) {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, element] = [scroller.current, actions.current];
    // Runs before the buttons are removed, one of which may have focus.
    return () => {
      if (element?.contains(document.activeElement)) box?.querySelector<HTMLElement>('thead input')?.focus();
    };
  }, [scroller]);
  return (
    <div ref={actions} className={styles.actions}>
      {children}
    </div>
  );
}
