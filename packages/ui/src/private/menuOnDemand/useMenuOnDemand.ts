'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

/** The props of the popover around such a menu. */
export type MenuPopoverProps = ReturnType<typeof useMenuOnDemand>['popoverProps'];

/** A menu whose code loads when its button is hovered or focused, or at the latest when it opens. */
export function useMenuOnDemand<List>(load: () => Promise<List>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Stays after the menu has closed, so that it can fade out.
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
    /** The menu, once it has been opened. */
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
    /** Opens the menu as those of react-aria. */
    openByArrow: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void open();
    },
  };
}
