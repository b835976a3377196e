import type { RecordCount } from '@pcb/records/page';
import { formatCount } from '../../../shared/format/money.ts';
import type { RecordListContent } from '../records/recordText.ts';

/** How many records are listed, and of how many: 'Showing 3 of 42', '10,000 or more orders'. */
export function showingText(content: RecordListContent, matching: RecordCount, all: RecordCount): string {
  const textOf = ({ count, isMinimum }: RecordCount) =>
    isMinimum ? content.orMore(formatCount(count)) : formatCount(count);
  return matching.isMinimum ? content.showingAll(textOf(matching)) : content.showing(textOf(matching), textOf(all));
}
