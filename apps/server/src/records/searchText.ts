import { fold } from '@pcb/text/fold';

const foldedLine = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** What a search looks in: the texts as the screens fold them, a line each. */
export const searchText = (...texts: readonly string[]): string => texts.map(foldedLine).join('\n');

/** The pattern for `like` that finds a text anywhere in a line. */
export const likePattern = (typed: string): string => `%${foldedLine(typed).replace(/[\\%_]/g, '\\$&')}%`;
