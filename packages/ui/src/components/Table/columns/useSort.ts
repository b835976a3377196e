'use client';
import type { RefObject } from 'react';
import { useAnnounce } from '../../../hooks/useAnnounce.ts';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { TableProps } from '../props.ts';
import type { SortDescriptor } from './columns.ts';
import { sortText } from './sortText.ts';

type Sorted<ColumnId extends string> = Pick<
  TableProps<{ id: string | number }, ColumnId>,
  'columns' | 'sortDescriptor' | 'onSortChange'
>;

export function useSort<ColumnId extends string>(
  scroller: RefObject<HTMLElement | null>,
  { columns, sortDescriptor, onSortChange }: Sorted<ColumnId>,
) {
  const messages = useMessages();
  const announce = useAnnounce();
  return (column: ColumnId, direction?: SortDescriptor['direction']) => {
    const isReversed = sortDescriptor?.column === column && sortDescriptor.direction === 'ascending';
    const next = { column, direction: direction ?? (isReversed ? 'descending' : 'ascending') } as const;
    scroller.current?.scrollTo({ top: 0 });
    onSortChange?.(next);
    announce(sortText(messages, columns, next));
  };
}
