import type { CountMessage } from '../components/MessagesProvider/messages.ts';
import { formatCache } from '../format/formatCache.ts';

const pluralRules = formatCache<Intl.PluralRules>();

/** Fills a message with localised numbers: '9,800 more'. `count` selects the plural form. */
export function fillCount(
  message: CountMessage,
  counts: Readonly<Record<string, number> & { count: number }>,
  locale: string,
): string {
  const formOf = () => pluralRules(locale, () => new Intl.PluralRules(locale)).select(counts.count);
  const text = typeof message === 'string' ? message : (message[formOf()] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => counts[name]?.toLocaleString(locale) ?? placeholder);
}
