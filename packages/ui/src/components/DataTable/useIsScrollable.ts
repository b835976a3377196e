'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of a box is larger than the box. Updates when either is resized. */
export function useIsScrollable(scroller: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    // Sizes are rounded, so a difference of one pixel is not an overflow.
    const observer = new ResizeObserver(() =>
      setScrollable(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
    );
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller]);
  return isScrollable;
}
