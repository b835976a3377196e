import { fold } from '@pcb/text/fold';

const foldedLine = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** The text that a search looks in: one line for each text, folded as in the browser. */
export const searchText = (...texts: readonly string[]): string => texts.map(foldedLine).join('\n');

/** The pattern for `like` that matches text anywhere in a line. */
export const likePattern = (typed: string): string => `%${foldedLine(typed).replace(/[\\%_]/g, '\\$&')}%`;
