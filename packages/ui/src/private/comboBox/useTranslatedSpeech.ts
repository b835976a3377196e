'use client';
import { useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { fillCount } from '../fillCount.ts';
import { fillMessage } from '../fillMessage.ts';

/** Translates what react-aria announces in English before the next frame, and so before a screen reader reads it. */
export function useTranslatedSpeech(isActive: boolean): void {
  const { locale } = useLocale();
  const { optionCount, selectedOption } = useMessages();
  const isTranslated = isActive && !/^en\b/.test(locale);
  useEffect(() => {
    if (!isTranslated) return;
    const translate = (text: string) =>
      text
        .replace(/^([\d,]+) options? available\.$/, (_, count: string) =>
          fillCount(optionCount, { count: Number(count.replaceAll(',', '')) }, locale),
        )
        .replace(/^(.+), selected$/, (_, label: string) => fillMessage(selectedOption, { label }));
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.getAttribute('role') !== 'log') continue;
        for (const node of addedNodes) node.textContent = translate(node.textContent ?? '');
      }
    });
    // react-aria adds its live regions to the page with its first message.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isTranslated, locale, optionCount, selectedOption]);
}
