'use client';
import { Children, type ReactNode } from 'react';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import * as styles from '../Table.css.ts';
import type { SortDescriptor, TableColumn } from './columns.ts';
import { sortText } from './sortText.ts';

interface TableToolsProps {
  caption: { id: string; content: ReactNode } | null;
  hiddenSort: SortDescriptor | null;
  columns: readonly TableColumn[];
  children: ReactNode;
}

export function TableTools({ caption, hiddenSort, columns, children }: TableToolsProps) {
  const messages = useMessages();
  const hasButtons = Children.toArray(children).length > 0;
  if (!caption && !hasButtons && !hiddenSort) return null;
  return (
    <div className={styles.tools}>
      {caption ? (
        <div id={caption.id} className={styles.caption}>
          {caption.content}
        </div>
      ) : null}
      {hiddenSort ? <span className={styles.sortedBy}>{sortText(messages, columns, hiddenSort)}</span> : null}
      {hasButtons ? <div className={styles.toolButtons}>{children}</div> : null}
    </div>
  );
}
