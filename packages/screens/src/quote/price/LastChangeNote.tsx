import { paise } from '@pcb/quoting/money';
import type { PriceChange } from '@pcb/quoting/priceChange';
import { Inline } from '@pcb/ui/Inline';
import { formatRupees } from '../../shared/format/money.ts';
import type { ConfigurationEntry } from '../configuration.ts';
import type { QuoteContent } from '../quote.content.ts';
import { formatDifference } from './formatQuote.ts';
import * as styles from './LastChangeNote.css.ts';

export interface DescribedChange extends Pick<PriceChange, 'difference'> {
  fields: readonly ConfigurationEntry[];
}

export const describeChange = (
  change: PriceChange | null,
  entries: readonly ConfigurationEntry[],
): DescribedChange | null =>
  change && { ...change, fields: entries.filter(({ name }) => change.fields.includes(name)) };

export function spokenDifference({ difference }: DescribedChange, copy: QuoteContent['lastChange']): string {
  if (difference === 0) return copy.sameTotal;
  return (difference > 0 ? copy.more : copy.less)(formatRupees(paise(Math.abs(difference))));
}

/** With a sign; in words if the total is the same. */
const differenceText = ({ difference }: DescribedChange, copy: QuoteContent['lastChange']) =>
  difference === 0 ? copy.sameTotal : formatDifference(difference);

export interface LastChangeNoteProps {
  change: DescribedChange;
  content: QuoteContent['lastChange'];
}

export function LastChangeNote({ change: priceChange, content }: LastChangeNoteProps) {
  return (
    <Inline elementType="p" align="baseline" justify="space-between" gap="small" className={styles.change}>
      <span>{content.fields(priceChange.fields)}</span>
      <span className={styles.changeAmount}>{differenceText(priceChange, content)}</span>
    </Inline>
  );
}
