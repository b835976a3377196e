'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

/** The messages, and a function that writes counts into one of them: `{count} of {all} selected`. */
export function useCountMessage() {
  const messages = useMessages();
  const { locale } = useLocale();
  const countIn = (message: string, counts: Readonly<Record<string, number>>) =>
    message.replaceAll(/\{(\w+)\}/g, (_, name: string) => (counts[name] ?? 0).toLocaleString(locale));
  return [messages, countIn] as const;
}
