'use client';
import { useEffect, useRef, useState } from 'react';

interface OpenProps {
  isOpen?: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** The open state of the drawer. It closes when the page changes, by a link in it or by Back and Forward. */
export function useOpenOnPage(page: string, { isOpen, defaultOpen, onOpenChange }: OpenProps) {
  const [isOpenInternally, setOpenInternally] = useState(defaultOpen);
  const [lastPage, setLastPage] = useState(page);
  if (lastPage !== page) {
    setLastPage(page);
    setOpenInternally(false);
  }
  const isShown = isOpen ?? isOpenInternally;

  const reported = useRef({ page, isShown });
  useEffect(() => {
    const before = reported.current;
    reported.current = { page, isShown };
    if (before.page !== page && before.isShown) onOpenChange?.(false);
  }, [page, isShown, onOpenChange]);

  const setOpen = (next: boolean) => {
    reported.current.isShown = next;
    setOpenInternally(next);
    onOpenChange?.(next);
  };
  return [isShown, setOpen] as const;
}
