'use client';
import { useEffect } from 'react';

/** Lets the title of the page, which screen readers read first, say that there is an error. */
export function useErrorTitle(hasError: boolean, prefix: string) {
  useEffect(() => {
    if (!hasError) return;
    const start = `${prefix} `;
    document.title = start + document.title;
    return () => {
      // Not if the page has changed its title meanwhile.
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [hasError, prefix]);
}
