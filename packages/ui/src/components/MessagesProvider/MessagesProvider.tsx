'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Messages } from './messages.ts';
import { languageOf, type MessageDictionary, messagesFor } from './messagesFor.ts';

export type { DateMessages } from '../../private/dates/dateMessages.ts';
export type { Messages } from './messages.ts';
export type { MessageDictionary } from './messagesFor.ts';

export interface MessagesProviderProps {
  /** The host's messages by language (`ta`) or locale (`pt-BR`). A language has all messages or none. */
  messages: MessageDictionary;
  /** The part of the page that uses them. */
  children: ReactNode;
}

const AddedMessages = createContext<MessageDictionary>({});

/**
 * Adds or replaces languages of the few built-in strings of components, such as the name of a close button.
 * English and Hindi are built in. The language is that of the nearest `I18nProvider` of react-aria-components, which
 * also translates react-aria's own strings; without one, the browser's. For the strings of a single component use its
 * props.
 *
 * @example
 * <I18nProvider locale="ta-IN">
 *   <MessagesProvider messages={{ ta: tamil }}>…</MessagesProvider>
 * </I18nProvider>
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <AddedMessages value={messages}>{children}</AddedMessages>;
}

/** The host's messages in the language of the page, if it has added any. */
export function useAddedMessages(): Messages | undefined {
  const { locale } = useLocale();
  const added = useContext(AddedMessages);
  return added[locale] ?? added[languageOf(locale)];
}

/** The messages in the language of the page. */
export function useMessages(): Messages {
  const { locale } = useLocale();
  return messagesFor(locale, useContext(AddedMessages));
}
