'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content overflows the box. `true` until it is measured, and without scripts. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Sizes are rounded, so a difference of one pixel is not an overflow.
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
