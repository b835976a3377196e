'use client';
import { useEffect, useRef, useState } from 'react';

export interface OpenOnPageOptions {
  isOpen?: boolean | undefined;
  defaultOpen: boolean;
  /** Called when it opens or closes, including when the page changes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Returns the open state of a menu or drawer, which closes when the page changes. Separate from the drawer's code.
 * @example const [isVisible, setOpen] = useOpenOnPage(pathname, { defaultOpen: false });
 */
export function useOpenOnPage(page: string, { isOpen, defaultOpen, onOpenChange }: OpenOnPageOptions) {
  const [internalOpen, setInternalOpen] = useState(defaultOpen);
  const [lastPage, setLastPage] = useState(page);
  if (lastPage !== page) {
    setLastPage(page);
    setInternalOpen(false);
  }
  const isVisible = isOpen ?? internalOpen;

  const reported = useRef({ page, isVisible });
  useEffect(() => {
    const before = reported.current;
    reported.current = { page, isVisible };
    if (before.page !== page && before.isVisible) onOpenChange?.(false);
  }, [page, isVisible, onOpenChange]);

  const setOpen = (next: boolean) => {
    reported.current.isVisible = next;
    setInternalOpen(next);
    onOpenChange?.(next);
  };
  return [isVisible, setOpen] as const;
}
