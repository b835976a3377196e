'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Marks the sides at which a list has scrolled tabs out of view, as `data-hidden-left` and `data-hidden-right`. Written
 * to the element directly, because a scroll event should not render the tabs.
 */
export function useHiddenTabs(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const mark = () => {
      const room = box.scrollWidth - box.clientWidth;
      // In right-to-left pages, scrollLeft counts from 0 at the right down to -room.
      const left = getComputedStyle(box).direction === 'rtl' ? box.scrollLeft + room : box.scrollLeft;
      // Sizes are rounded, so a difference of one pixel is not a hidden tab.
      box.toggleAttribute('data-hidden-left', left > 1);
      box.toggleAttribute('data-hidden-right', left < room - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    for (const tab of box.children) observer.observe(tab);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [list]);
}
