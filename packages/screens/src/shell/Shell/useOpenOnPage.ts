'use client';
import { useEffect, useRef, useState } from 'react';

interface OpenProps {
  isOpen?: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Whether the menu is open. It closes when the page changes: by a link in it, and also by Back and Forward. */
export function useOpenOnPage(page: string, { isOpen, defaultOpen, onOpenChange }: OpenProps) {
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const [lastPage, setLastPage] = useState(page);
  if (lastPage !== page) {
    setLastPage(page);
    setOwnOpen(false);
  }
  const isShown = isOpen ?? isOwnOpen;

  const reported = useRef({ page, isShown });
  useEffect(() => {
    const before = reported.current;
    reported.current = { page, isShown };
    if (before.page !== page && before.isShown) onOpenChange?.(false);
  }, [page, isShown, onOpenChange]);

  const setOpen = (next: boolean) => {
    reported.current.isShown = next;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return [isShown, setOpen] as const;
}
