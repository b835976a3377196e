'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAddedMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { type DateMessages, englishDates } from './dateMessages.ts';

export interface DateLanguage {
  messages: DateMessages;
  locale: string;
}

export function useDateLanguage(): DateLanguage {
  const { locale } = useLocale();
  return { messages: useAddedMessages()?.dates ?? englishDates, locale };
}
