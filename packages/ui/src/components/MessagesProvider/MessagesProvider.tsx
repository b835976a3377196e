'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Messages } from './messages.ts';
import { languageOf, type MessageDictionary, messagesFor } from './messagesFor.ts';

export type { GalleryMessages } from '../Gallery/galleryMessages.ts';
export type { DateMessages } from '../../private/dates/dateMessages.ts';
export type { TimeMessages } from '../../private/dates/timeMessages.ts';
export type { Messages } from './messages.ts';
export type { MessageDictionary } from './messagesFor.ts';

export interface MessagesProviderProps {
  /** The host's messages by language (`ta`) or locale (`pt-BR`). A language needs all messages. */
  messages: MessageDictionary;
  /** The part of the page that uses them. */
  children: ReactNode;
}

const AddedMessages = createContext<MessageDictionary>({});

/**
 * Adds or replaces languages of the built-in strings; English and Hindi are included. The language comes from the
 * nearest `I18nProvider` of react-aria-components, which also translates react-aria's own strings, or else from the
 * browser. For the strings of one component use its props.
 * @example
 * <I18nProvider locale="ta-IN">
 *   <MessagesProvider messages={{ ta: tamil }}>…</MessagesProvider>
 * </I18nProvider>
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <AddedMessages value={messages}>{children}</AddedMessages>;
}

/** The messages that the host added for the language of the page, without the built-in ones. */
export function useAddedMessages(): Messages | undefined {
  const { locale } = useLocale();
  const added = useContext(AddedMessages);
  return added[locale] ?? added[languageOf(locale)];
}

export function useMessages(): Messages {
  const { locale } = useLocale();
  return messagesFor(locale, useContext(AddedMessages));
}
