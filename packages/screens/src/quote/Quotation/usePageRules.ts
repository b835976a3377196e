'use client';
import { useLayoutEffect } from 'react';
import { pageRules } from './paper.ts';

/**
 * Applies `pageRules` while the sheet is mounted. As a constructed style sheet, because a strict Content-Security-Policy
 * refuses a style element that a script inserts.
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
