'use client';
import { useLayoutEffect } from 'react';
import { pageRules } from './paper.ts';

/** A constructed style sheet, because a strict Content-Security-Policy blocks style elements inserted by scripts. */
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
