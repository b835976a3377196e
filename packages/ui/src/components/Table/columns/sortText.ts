import { fillMessage } from '../../../private/fillMessage.ts';
import type { Messages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { SortDescriptor, TableColumn } from './columns.ts';

/** 'Sorted by Total, ascending'. */
export const sortText = (
  messages: Pick<Messages, 'sortedAscending' | 'sortedDescending'>,
  columns: readonly TableColumn[],
  { column, direction }: SortDescriptor,
) =>
  fillMessage(messages[direction === 'ascending' ? 'sortedAscending' : 'sortedDescending'], {
    column: columns.find(({ id }) => id === column)?.label ?? '',
  });
