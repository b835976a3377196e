'use client';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { useHostRef } from '../useHostRef.ts';
import { useOnDemand } from '../useOnDemand.ts';

export type OnDemandPopoverProps = ReturnType<typeof usePopoverOnDemand>['popoverProps'];

/** Opens a menu or list in a popover from a button. */
export function usePopoverOnDemand<List>(load: () => Promise<List>, ref?: Ref<HTMLButtonElement>) {
  const trigger = useRef<HTMLButtonElement>(null);
  useHostRef(ref, trigger);
  const { Overlay, isOpen, setOpen, open, preload } = useOnDemand(load, trigger);
  return {
    isOpen,
    List: Overlay,
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
