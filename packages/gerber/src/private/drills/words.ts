/** A letter with its number as text: `X`, `-01234`. The number can be missing. */
export type Word = readonly [letter: string, number: string];

/** Commands with text: operator messages, drilled text and stored patterns. */
const withText = /^M(?:45|47|9[789])(?=,)/;

/** Returns the words `T1`, `X10.0`, `Y20.0` of a line, or `undefined` if it contains other text, like a header line. */
export function wordsOfLine(line: string): readonly Word[] | undefined {
  const text = withText.exec(line)?.[0];
  if (text !== undefined) return [['M', text.slice(1)]];
  const words: Word[] = [];
  // A slash before a line lets an operator skip it.
  const pattern = /\/?([A-Z])([+-]?\d*\.?\d*)/y;
  while (pattern.lastIndex < line.length) {
    const match = pattern.exec(line);
    if (!match) return undefined;
    words.push([match[1] ?? '', match[2] ?? '']);
  }
  return words;
}

export interface DrillBlock {
  line: number;
  words: readonly Word[];
}

export const coordinatesOf = (blocks: readonly DrillBlock[]): readonly string[] =>
  blocks.flatMap(({ words }) =>
    words.flatMap(([letter, number]) => ((letter === 'X' || letter === 'Y') && /\d/.test(number) ? [number] : [])),
  );
