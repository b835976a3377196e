'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAddedMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { timeFormatOf, type HourCycle, type TimeFormat } from './timeFormat.ts';
import { englishTimes, type TimeMessages } from './timeMessages.ts';

export interface TimeLanguage {
  messages: TimeMessages;
  clock: TimeFormat;
}

export function useTimeLanguage(hourCycle: HourCycle | undefined): TimeLanguage {
  const { locale } = useLocale();
  return { messages: useAddedMessages()?.times ?? englishTimes, clock: timeFormatOf(locale, hourCycle) };
}
