'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether more than this of an element is in the window, in pixels. */
const margin = 96;

/** Whether an element is in the window, and not only its edge. */
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
