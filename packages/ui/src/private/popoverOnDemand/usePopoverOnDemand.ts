'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

/** The props of such a popover. */
export type OnDemandPopoverProps = ReturnType<typeof usePopoverOnDemand>['popoverProps'];

/**
 * The menu or list of a button, in a popover. Its code loads when the button is hovered or focused, or at the latest when it
 * opens.
 */
export function usePopoverOnDemand<List>(load: () => Promise<List>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Stays after the popover has closed, so that it can fade out.
  const [list, setList] = useState<{ List: List } | null>(null);

  const open = async () => {
    try {
      const List = await load();
      setList({ List });
      setOpen(true);
    } catch {
      // The next press tries again.
    }
  };
  const preload = () => void load().catch(() => {});
  return {
    isOpen,
    /** The content, once it has been opened. */
    List: list?.List,
    popoverProps: {
      trigger: 'MenuTrigger',
      triggerRef: trigger,
      placement: 'bottom end',
      isOpen,
      onOpenChange: setOpen,
    } as const,
    /** For both kinds of buttons: a `button` and one of react-aria. */
    trigger,
    buttonProps: { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onFocus: preload } as const,
    open: () => void open(),
    preload,
    /** Opens it as react-aria does. */
    openByArrow: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void open();
    },
  };
}
