'use client';
import { type RefObject, useEffect } from 'react';
import { leftRoom, rightRoom } from './tabRooms.ts';

/** Writes to the element directly, as attributes and variables, because a scroll event should not render the tabs. */
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
      const selected = box.querySelector('[aria-selected="true"]');
      if (!selected) return;
      const [around, inside] = [box, selected].map((element) => element.getBoundingClientRect());
      if (!around || !inside) return;
      const isShown = inside.left < around.right && inside.right > around.left;
      const rooms = { [leftRoom]: inside.left - around.left, [rightRoom]: around.right - inside.right };
      for (const [name, width] of Object.entries(rooms))
        if (isShown) box.style.setProperty(name, `${Math.max(0, width)}px`);
        else box.style.removeProperty(name);
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
