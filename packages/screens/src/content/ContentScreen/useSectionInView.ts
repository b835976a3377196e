'use client';
import { useEffect, useState } from 'react';
import type { Section } from '../model.ts';

/** A section is current while it crosses this line, a fifth of the window below its top. */
const readingLine = '-20% 0px -79% 0px';

/** Returns the id of the section being read. Between two sections it is the last one. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const idOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(idOf.get(entered.target));
      },
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest('section');
      if (!section) continue;
      idOf.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
