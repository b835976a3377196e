import { fold } from '@pcb/text/fold';
import * as words from './fitWords.ts';
import type { Languages, OtherFitWord } from './languages.ts';

/** Whether a cell says that a part is fitted. 'unclear' is text about it that may mean something different. */
export type Fit = 'fitted' | 'notFitted' | 'unclear' | 'unstated';

const isOther = (kind: OtherFitWord, plain: string, { fitWords }: Languages) => fitWords?.[kind].test(plain) === true;

const isWord = (kind: Exclude<OtherFitWord, 'phrase'>, plain: string, languages: Languages) =>
  words[kind].test(plain) || isOther(kind, plain, languages);

/** Longer cells are text from data sheets. */
const maxLength = 300;

const maxMarkLength = 40;

/** Removes brackets and marks, as in '(NC)' and '*omit*'. */
const bare = (text: string) => text.replace(/^[([<*!\s]+|[)\]>*!.\s]+$/g, '');

/** Reads free text, such as a note. */
export function fitOfText(text: string, languages: Languages): Fit {
  if (text === '' || text.length > maxLength) return 'unstated';
  const plain = fold(text).trim();
  if (!words.hint.test(plain)) return 'unstated';
  if (words.isolatedMark.test(plain) || isOther('phrase', plain, languages)) return 'notFitted';
  const found = words.phrase.exec(plain);
  if (found) return words.follows.test(plain.slice(found.index + found[0].length)) ? 'notFitted' : 'unclear';
  const [, instruction] = words.unknownPhrase.exec(plain) ?? [];
  return instruction === undefined || words.otherVerb.test(instruction) ? 'unstated' : 'unclear';
}

/** Reads a value, a note or a description. NC, NM and 'no pop' are marks only if they are the whole text. */
export function fitOfValue(text: string, languages: Languages): Fit {
  const fit = fitOfText(text, languages);
  if (fit !== 'unstated' || text.length > maxMarkLength) return fit;
  const plain = fold(text).trim();
  if (isWord('wholeCell', bare(plain), languages) || words.valueWithMark.test(plain) || words.markWithValue.test(plain))
    return 'notFitted';
  return isWord('optional', plain, languages) ? 'unclear' : 'unstated';
}

export const isOptionalHeading = (text: string): boolean =>
  text.length <= maxMarkLength && /^option/.test(fold(text).trim());

/** Reads a part number or a package, which may happen to contain the letters of a mark. */
export function fitOfName(text: string, languages: Languages): Fit {
  if (text.length > maxMarkLength || !words.nameHint.test(text)) return 'unstated';
  const plain = fold(text).trim();
  if (words.shortCode.test(plain)) return 'unclear';
  const isMark =
    words.spacedMark.test(plain) ||
    (isWord('wholeCell', bare(plain), languages) && plain !== 'open') ||
    isOther('phrase', plain, languages);
  if (isMark || words.nameWithMark.test(plain)) return 'notFitted';
  if (/[\s_-]/.test(plain) && (words.phrase.test(plain) || words.unknownPhrase.test(plain)))
    return fitOfText(text, languages);
  return isWord('optional', plain, languages) ? 'unclear' : 'unstated';
}

export function fitOfColumn(text: string, column: 'notFitted' | 'fitted', languages: Languages): Fit {
  const plain = fold(text).trim();
  if (plain === '' || plain === '?') return 'unstated';
  if (isWord('fittedWord', plain, languages)) return 'fitted';
  if (words.cross.test(plain)) return column === 'fitted' ? 'notFitted' : 'unclear';
  if (isWord('negative', plain, languages)) return column === 'fitted' ? 'notFitted' : 'fitted';
  if (isWord('affirmative', plain, languages)) return column === 'fitted' ? 'fitted' : 'notFitted';
  const fit = fitOfValue(text, languages);
  return fit === 'unstated' ? 'unclear' : fit;
}
