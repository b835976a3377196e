import { english } from './english.ts';
import { hindi } from './hindi.ts';
import type { Messages } from './messages.ts';

/** Keys are BCP 47 tags: a language (`ta`) or a locale (`pt-BR`). */
export type MessageDictionary = Readonly<Record<string, Messages>>;

const complete: MessageDictionary = { en: english, hi: hindi };

/** The messages of a BCP 47 locale, else of its language, else English. `added` takes precedence over ours. */
export function messagesFor(locale: string, added: MessageDictionary): Messages {
  return added[locale] ?? added[languageOf(locale)] ?? complete[languageOf(locale)] ?? english;
}

export const languageOf = (locale: string) => locale.split('-')[0] ?? locale;
