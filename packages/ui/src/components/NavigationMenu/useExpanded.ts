'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useControllable } from '../../hooks/useControllable.ts';
import { isComposing } from '../../private/textInput/isComposing.ts';

/** How long the mouse hovers over a trigger before its panel opens, in milliseconds. */
const openDelay = 100;
/** How long the panel stays open after the mouse has left it, in milliseconds. */
const closeDelay = 200;

export interface ExpandedProps {
  /** The key of the open panel, or `null` for none (controlled). */
  expandedKey?: string | null | undefined;
  /** The key of the initially open panel (uncontrolled). @default null */
  defaultExpandedKey?: string | null | undefined;
  /** Called with the key of the opened panel, or with `null` when the open panel is closed. */
  onExpandedChange?: ((key: string | null) => void) | undefined;
}

export function useExpanded(
  { expandedKey, defaultExpandedKey = null, onExpandedChange }: ExpandedProps,
  list: RefObject<HTMLElement | null>,
) {
  const [openKey, change] = useControllable(expandedKey, defaultExpandedKey, onExpandedChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether hover opened the panel and no press has confirmed it since.
  const isOpenedByHover = useRef(false);

  const expand = (key: string | null) => {
    clearTimeout(timer.current);
    isOpenedByHover.current = false;
    change(key);
  };

  // Timers and listeners outlive a render, so they call the latest `expand`. These are layout effects, because a key
  // can be pressed between the commit that opens a panel and its passive effects.
  const latest = useRef(expand);
  useLayoutEffect(() => {
    latest.current = expand;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (openKey === null) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Closing a panel that was opened by hover must not move focus from elsewhere (WCAG 1.4.13).
      const open = list.current?.querySelector('[data-open]');
      if (open?.contains(document.activeElement)) open.querySelector('button')?.focus();
      latest.current(null);
    };
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) latest.current(null);
    };
    // In the capture phase, because react-aria's buttons stop the propagation of key events.
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOnPressOutside);
    };
  }, [openKey, list]);

  /** Opens or closes after a delay, unless that would hide the panel with focus. */
  const expandOnHover = (key: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (list.current?.querySelector('[data-open] > :not(button)')?.contains(document.activeElement)) return;
      latest.current(key);
      isOpenedByHover.current = key !== null;
    }, delay);
  };

  return {
    openKey,
    expand,
    enter: (key: string) => {
      clearTimeout(timer.current);
      if (key !== openKey) expandOnHover(key, openDelay);
    },
    leave: () => expandOnHover(null, closeDelay),
    toggle: (key: string, isMouse: boolean) => {
      const isOpen = key === openKey;
      // Hover often opens the panel just before a click. That click keeps it open, the next one closes it.
      if (isOpen && isMouse && isOpenedByHover.current) isOpenedByHover.current = false;
      else expand(isOpen ? null : key);
    },
  };
}
