'use client';
import { type RefObject, useState } from 'react';

/** Opens an overlay from a button. Its code loads when the button is hovered, focused or pressed. */
export function useOnDemand<Overlay>(load: () => Promise<Overlay>, button: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  // Stays after closing, so that the overlay can fade out.
  const [loaded, setLoaded] = useState<{ Overlay: Overlay } | null>(null);

  const open = async () => {
    try {
      const Overlay = await load();
      setLoaded({ Overlay });
      // Focus returns to the button on closing. A screen reader presses it without focusing it.
      button.current?.focus();
      setOpen(true);
    } catch {
      // The next press tries again.
    }
  };
  return { Overlay: loaded?.Overlay, isOpen, setOpen, open, preload: () => void load().catch(() => {}) };
}
