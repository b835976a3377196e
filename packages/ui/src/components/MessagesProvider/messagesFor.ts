import { english } from './english.ts';
import { hindi } from './hindi.ts';
import type { Messages } from './messages.ts';

/** Messages by language (`ta`) or locale (`pt-BR`), as BCP 47 tags. */
export type MessageDictionary = Readonly<Record<string, Messages>>;

const complete: MessageDictionary = { en: english, hi: hindi };

/**
 * The messages of a locale: those of the locale itself, else of its language, else English.
 *
 * @param locale A BCP 47 tag, such as `hi-IN`.
 * @param added Messages of the host. They take precedence over ours.
 */
export function messagesFor(locale: string, added: MessageDictionary): Messages {
  return added[locale] ?? added[languageOf(locale)] ?? complete[languageOf(locale)] ?? english;
}

/** `hi` of `hi-IN`. */
export const languageOf = (locale: string) => locale.split('-')[0] ?? locale;
