'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

export function useCountMessage() {
  const messages = useMessages();
  const { locale } = useLocale();
  const countIn = (message: string, counts: Readonly<Record<string, number>>) =>
    message.replaceAll(
      /\{(\w+)\}/g,
      (placeholder, name: string) => counts[name]?.toLocaleString(locale) ?? placeholder,
    );
  return [messages, countIn] as const;
}
