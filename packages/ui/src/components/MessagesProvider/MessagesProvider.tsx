'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { english } from './english.ts';
import type { Messages, SharedMessages } from './messages.ts';

export type { GalleryMessages } from '../Gallery/galleryMessages.ts';
export type { DateMessages } from '../../private/dates/dateMessages.ts';
export type { TimeMessages } from '../../private/dates/timeMessages.ts';
export type { CountMessage, Messages } from './messages.ts';

/** Keys are BCP 47 tags: a language with all its locales (`de`), or a locale (`pt-BR`). */
export type MessageDictionary = Readonly<Record<string, Messages>>;

export interface MessagesProviderProps {
  /** The messages by language; each language needs all of them. Memoise an object that you create while rendering. */
  messages: MessageDictionary;
  /** The part of the page that uses them. */
  children: ReactNode;
}

const AddedMessages = createContext<MessageDictionary>({});

/**
 * Supplies the built-in strings in the languages of the host; by default they are in English. `@pcb/ui/languages/…` has
 * them in twelve languages, and you can replace any of them. The language comes from the nearest `I18nProvider` of
 * react-aria-components, which also translates react-aria's own strings, or otherwise from the browser. For the strings
 * of a single component, use its props.
 * @example
 * <I18nProvider locale="de-DE">
 *   <MessagesProvider messages={{ de: { ...de, close: 'Fenster schließen' } }}>…</MessagesProvider>
 * </I18nProvider>
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <AddedMessages value={messages}>{children}</AddedMessages>;
}

/** Returns the host's messages in the language of the page, or `undefined` if it supplies none. */
export function useAddedMessages(): Messages | undefined {
  const { locale } = useLocale();
  const added = useContext(AddedMessages);
  return added[locale] ?? added[locale.split('-')[0] ?? locale];
}

export const useMessages = (): SharedMessages => useAddedMessages() ?? english;
