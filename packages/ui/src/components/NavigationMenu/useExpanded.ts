'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a mouse rests on a trigger before its panel opens, in milliseconds. */
const openDelay = 100;
/** How long a mouse may be away before the panel closes, in milliseconds. */
const closeDelay = 200;

export interface ExpandedProps {
  /** The open panel, or `null` for none, when the host holds it. */
  expandedKey?: string | null;
  /** The panel that is open at first. @default null */
  defaultExpandedKey?: string | null;
  /** A panel was opened, or with `null` the open one was closed. */
  onExpandedChange?: (key: string | null) => void;
}

/** Which panel is open, and what the mouse has to do with it. */
export function useExpanded(
  { expandedKey, defaultExpandedKey = null, onExpandedChange }: ExpandedProps,
  list: RefObject<HTMLElement | null>,
) {
  const [ownKey, setOwnKey] = useState(defaultExpandedKey);
  const openKey = expandedKey === undefined ? ownKey : expandedKey;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether resting on its entry opened the panel, and no press has confirmed it since.
  const isOpenedByHover = useRef(false);

  const expand = (key: string | null) => {
    clearTimeout(timer.current);
    isOpenedByHover.current = false;
    if (key === openKey) return;
    setOwnKey(key);
    onExpandedChange?.(key);
  };

  // Timers and listeners outlive a render: they call what the last one made.
  const latest = useRef(expand);
  useEffect(() => {
    latest.current = expand;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (openKey === null) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A panel opened by the mouse while focus is elsewhere leaves focus where it is (WCAG 1.4.13).
      const open = list.current?.querySelector('[data-open]');
      if (open?.contains(document.activeElement)) open.querySelector('button')?.focus();
      latest.current(null);
    };
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) latest.current(null);
    };
    // While it is on the way down: react-aria's buttons keep the keys that they hear to themselves.
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOnPressOutside);
    };
  }, [openKey, list]);

  /** Opens or closes after a delay, unless that would hide the panel that the keyboard is in. */
  const expandByMouse = (key: string | null, delay: number) => {
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
      if (key !== openKey) expandByMouse(key, openDelay);
    },
    leave: () => expandByMouse(null, closeDelay),
    toggle: (key: string, isMouse: boolean) => {
      const isOpen = key === openKey;
      // A mouse on its way to click opens the panel by resting: that click confirms it, the next one closes it.
      if (isOpen && isMouse && isOpenedByHover.current) isOpenedByHover.current = false;
      else expand(isOpen ? null : key);
    },
  };
}
