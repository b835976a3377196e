import type { ChoiceItem } from '../../private/ChoiceItem.ts';

/** The letters that somebody has typed without a pause, and when the last one was typed. */
export interface Typed {
  text: string;
  /** In milliseconds, as `timeStamp` of the event. */
  time: number;
}

/** A pause of this many milliseconds starts another word. */
const pause = 1000;

/** The letters with another one. */
export const typeLetter = ({ text, time }: Typed, letter: string, now: number): Typed => ({
  text: (now - time > pause ? '' : text) + letter.toLowerCase(),
  time: now,
});

/**
 * The item that the letters select, as in a native select: the next one that starts with them, from the selected one on.
 * The same letter again moves on to the next item.
 */
export function findItem(items: readonly ChoiceItem[], selectedId: string, letters: string): ChoiceItem | undefined {
  const isOneLetter = letters.replaceAll(letters.charAt(0), '') === '';
  const start = items.findIndex(({ id }) => id === selectedId) + (isOneLetter ? 1 : 0);
  const search = isOneLetter ? letters.charAt(0) : letters;
  return [...items.slice(start), ...items.slice(0, start)].find(
    ({ label, isDisabled }) => !isDisabled && label.toLowerCase().startsWith(search),
  );
}
