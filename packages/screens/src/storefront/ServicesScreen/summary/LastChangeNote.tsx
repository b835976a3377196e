import { Inline } from '@pcb/ui/Inline';
import type { PriceChange } from '../quotes/priceChange.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { formatDifference } from './formatQuote.ts';
import { change, changeAmount } from './LastChangeNote.css.ts';

/** The difference of a change, in words if the total is the same. */
export const differenceText = ({ difference }: PriceChange, words: ServicesContent['lastChange']) =>
  difference === 0 ? words.sameTotal : formatDifference(difference);

export interface LastChangeNoteProps {
  change: PriceChange;
  content: ServicesContent['lastChange'];
}

/** What changed last, and what that did to the total. */
export function LastChangeNote({ change: priceChange, content }: LastChangeNoteProps) {
  return (
    <Inline elementType="p" align="baseline" justify="space-between" gap="small" className={change}>
      <span>{content.fields(priceChange.fields)}</span>
      <span className={changeAmount}>{differenceText(priceChange, content)}</span>
    </Inline>
  );
}
