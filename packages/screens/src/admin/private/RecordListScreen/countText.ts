import type { RecordCount } from '@pcb/records/page';
import { formatCount } from '../../../shared/format/money.ts';
import type { RecordListContent } from '../records/recordText.ts';

/** Returns 'Showing 3 of 42' or '10,000 or more orders'. */
export function countText(content: RecordListContent, matching: RecordCount, all: RecordCount): string {
  const textOf = ({ count, isMinimum }: RecordCount) =>
    isMinimum ? content.orMore(formatCount(count)) : formatCount(count);
  return matching.isMinimum ? content.showingAll(textOf(matching)) : content.showing(textOf(matching), textOf(all));
}
