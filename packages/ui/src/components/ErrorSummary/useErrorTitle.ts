'use client';
import { useEffect } from 'react';

/** Prefixes the page title, which screen readers read first. */
export function useErrorTitle(hasError: boolean, prefix: string) {
  useEffect(() => {
    if (!hasError) return;
    const start = `${prefix} `;
    document.title = start + document.title;
    return () => {
      // The page may have changed its title since.
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [hasError, prefix]);
}
