'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAddedMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { languageOf } from '../../components/MessagesProvider/messagesFor.ts';
import { type DateMessages, dateMessagesIn } from './dateMessages.ts';

export interface DateLanguage {
  messages: DateMessages;
  locale: string;
}

export function useDateLanguage(): DateLanguage {
  const { locale } = useLocale();
  const added = useAddedMessages()?.dates;
  return { messages: added ?? dateMessagesIn(languageOf(locale)), locale };
}
