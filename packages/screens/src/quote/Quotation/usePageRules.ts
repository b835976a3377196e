'use client';
import { useLayoutEffect } from 'react';
import { pageRules } from './paper.ts';

/**
 * Applies `pageRules` while the sheet is mounted. Uses a constructed style sheet, because a strict
 * Content-Security-Policy blocks style elements inserted by scripts.
 */
export function usePageRules(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
