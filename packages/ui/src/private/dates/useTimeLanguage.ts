'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAddedMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { languageOf } from '../../components/MessagesProvider/messagesFor.ts';
import { clockIn, type HourCycle, type TimeFormat } from './clockIn.ts';
import { type TimeMessages, timeMessagesIn } from './timeMessages.ts';

export interface TimeLanguage {
  messages: TimeMessages;
  clock: TimeFormat;
}

export function useTimeLanguage(hourCycle: HourCycle | undefined): TimeLanguage {
  const { locale } = useLocale();
  const added = useAddedMessages()?.times;
  return { messages: added ?? timeMessagesIn(languageOf(locale)), clock: clockIn(locale, hourCycle) };
}
