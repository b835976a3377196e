'use client';
import { type KeyboardEvent, type Ref, useState, useRef } from 'react';
import { useHostRef } from '../useHostRef.ts';

export type OnDemandPopoverProps = ReturnType<typeof usePopoverOnDemand>['popoverProps'];

/** Opens a menu or list in a popover from a button. Its code loads when the button is hovered, focused or opened. */
export function usePopoverOnDemand<List>(load: () => Promise<List>, ref?: Ref<HTMLButtonElement>) {
  const trigger = useRef<HTMLButtonElement>(null);
  useHostRef(ref, trigger);
  const [isOpen, setOpen] = useState(false);
  // Stays after closing, so that the popover can fade out.
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
    List: list?.List,
    popoverProps: {
      trigger: 'MenuTrigger',
      triggerRef: trigger,
      placement: 'bottom end',
      isOpen,
      onOpenChange: setOpen,
    } as const,
    /** For a native `button` and for a react-aria button. */
    trigger,
    buttonProps: { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onFocus: preload } as const,
    open: () => void open(),
    preload,
    openByArrow: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void open();
    },
  };
}
