'use client';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Puts a number into a message with `{count}`, as the language of the page writes it: '9,800 more'. */
export function useFormatCount() {
  const { locale } = useLocale();
  return (message: string, count: number) => message.replace('{count}', count.toLocaleString(locale));
}
