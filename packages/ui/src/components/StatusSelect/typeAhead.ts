import type { ChoiceItem } from '../../private/choiceItem.ts';

export interface TypedLetters {
  text: string;
  /** In milliseconds, like `timeStamp` of the event. */
  time: number;
}

/** In milliseconds; after it, another word starts. */
const pause = 1000;

export const typeLetter = ({ text, time }: TypedLetters, letter: string, now: number): TypedLetters => ({
  text: (now - time > pause ? '' : text) + letter.toLowerCase(),
  time: now,
});

/** Finds the next item that starts with the letters, like a native select. Repeating a letter moves on. */
export function findItem(items: readonly ChoiceItem[], selectedId: string, letters: string): ChoiceItem | undefined {
  const isOneLetter = letters.replaceAll(letters.charAt(0), '') === '';
  const start = items.findIndex(({ id }) => id === selectedId) + (isOneLetter ? 1 : 0);
  const search = isOneLetter ? letters.charAt(0) : letters;
  return [...items.slice(start), ...items.slice(0, start)].find(
    ({ label, isDisabled }) => !isDisabled && label.toLowerCase().startsWith(search),
  );
}
