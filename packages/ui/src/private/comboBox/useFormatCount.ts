'use client';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Puts a localised number into a message with `{count}`: '9,800 more'. */
export function useFormatCount() {
  const { locale } = useLocale();
  return (message: string, count: number) => message.replace('{count}', count.toLocaleString(locale));
}
