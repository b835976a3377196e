'use client';
import { type RefObject, useEffect, useState } from 'react';

/** The visible height from which an element counts as in view, in pixels. */
const margin = 96;

/** Whether an element is in the window, beyond its edge. */
export function useIsInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px -${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInSight;
}
