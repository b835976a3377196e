'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of a box is larger than the box. Updates when either is resized. */
export function useIsScrollable(scroller: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const observer = new ResizeObserver(() =>
      setScrollable(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller]);
  return isScrollable;
}
