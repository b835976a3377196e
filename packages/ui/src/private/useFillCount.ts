'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { CountMessage } from '../components/MessagesProvider/messages.ts';
import { fillCount } from './fillCount.ts';

export function useFillCount() {
  const { locale } = useLocale();
  return (message: CountMessage, counts: Parameters<typeof fillCount>[1]) => fillCount(message, counts, locale);
}
