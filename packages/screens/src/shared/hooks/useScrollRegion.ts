'use client';
import { useLayoutEffect, useRef, useState } from 'react';

type Name = { 'aria-label': string } | { 'aria-labelledby': string };

/** Props of a box that is a region if its content overflows it. It is one until it is measured, and without scripts. */
export function useScrollRegion(name: Name) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Sizes are rounded, so a difference of one pixel is not an overflow.
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Focusable, so that the keyboard can scroll it (WCAG 2.1.1).
  return { ref, ...(scrolls && { role: 'region', tabIndex: 0, ...name }) };
}
