'use client';
import { useEffect, useRef, useState } from 'react';

interface OpenProps {
  isOpen?: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** The open state of the menu. It closes when the page changes, by a link or by Back and Forward. */
export function useOpenOnPage(page: string, { isOpen, defaultOpen, onOpenChange }: OpenProps) {
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
