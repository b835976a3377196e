import { fold } from '@pcb/text/fold';
import * as words from './fitWords.ts';

/** What a cell says about fitting. 'unclear' is text that mentions it, and may mean something else. */
export type Fit = 'fitted' | 'notFitted' | 'unclear' | 'unsaid';

/** Longer cells are data sheets' texts; the mark of a part is short. */
const maxLength = 300;

const maxMarkLength = 40;

/** The mark of a whole cell, without what people put around it: '(NC)', '*omit*'. */
const bare = (text: string) => text.replace(/^[([<*!\s]+|[)\]>*!.\s]+$/g, '');

/** What a free text says, such as a note or a description. */
export function fitOfText(text: string): Fit {
  if (text === '' || text.length > maxLength) return 'unsaid';
  const plain = fold(text).trim();
  if (!words.hint.test(plain)) return 'unsaid';
  if (words.isolatedMark.test(plain) || words.eastAsianPhrase.test(plain)) return 'notFitted';
  const found = words.phrase.exec(plain);
  if (found) return words.follows.test(plain.slice(found.index + found[0].length)) ? 'notFitted' : 'unclear';
  const [, instruction] = words.unknownPhrase.exec(plain) ?? [];
  return instruction === undefined || words.otherVerb.test(instruction) ? 'unsaid' : 'unclear';
}

/** What a value, a note or a description says, where NC, NM and 'no pop' count if they are the whole text. */
export function fitOfValue(text: string): Fit {
  const fit = fitOfText(text);
  if (fit !== 'unsaid' || text.length > maxMarkLength) return fit;
  const plain = fold(text).trim();
  if (words.wholeCell.test(bare(plain)) || words.valueWithMark.test(plain) || words.markWithValue.test(plain))
    return 'notFitted';
  return words.optional.test(plain) ? 'unclear' : 'unsaid';
}

/** Whether a heading says that the parts below may or may not be fitted. */
export const isOptionalHeading = (text: string): boolean =>
  text.length <= maxMarkLength && /^option/.test(fold(text).trim());

/** What a part number or a package says: a name may contain the letters of a mark. */
export function fitOfName(text: string): Fit {
  if (text.length > maxMarkLength || !words.nameHint.test(text)) return 'unsaid';
  const plain = fold(text).trim();
  if (words.shortCode.test(plain)) return 'unclear';
  const isMark =
    words.spacedMark.test(plain) ||
    (words.wholeCell.test(bare(plain)) && plain !== 'open') ||
    words.eastAsianPhrase.test(plain);
  if (isMark || words.nameWithMark.test(plain)) return 'notFitted';
  if (/[\s_-]/.test(plain) && (words.phrase.test(plain) || words.unknownPhrase.test(plain))) return fitOfText(text);
  return words.optional.test(plain) ? 'unclear' : 'unsaid';
}

/** What a cell says in a column for parts that are not fitted, or for those that are. */
export function fitOfColumn(text: string, column: 'notFitted' | 'fitted'): Fit {
  const plain = fold(text).trim();
  if (plain === '' || plain === '?') return 'unsaid';
  if (words.fittedWord.test(plain)) return 'fitted';
  if (words.cross.test(plain)) return column === 'fitted' ? 'notFitted' : 'unclear';
  if (words.negative.test(plain)) return column === 'fitted' ? 'notFitted' : 'fitted';
  if (words.affirmative.test(plain)) return column === 'fitted' ? 'fitted' : 'notFitted';
  const said = fitOfValue(text);
  return said === 'unsaid' ? 'unclear' : said;
}
