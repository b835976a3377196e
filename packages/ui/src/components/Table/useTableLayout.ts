'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect, useState } from 'react';
import * as styles from './Table.css.ts';

/** In a container narrower than this, in `rem`, each row is stacked as two lines or a card. */
const stackedBelow = 40;

export interface TableLayout {
  isStacked: boolean;
  isTight: boolean;
  isScrollable: boolean;
}

const unmeasured: TableLayout = { isStacked: false, isTight: false, isScrollable: false };

const isSame = (one: TableLayout, other: TableLayout) =>
  one.isStacked === other.isStacked && one.isTight === other.isTight && one.isScrollable === other.isScrollable;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Marks the sides that hide columns, for the shadows. Call it on scroll, where a render would be slow. */
export function showEdges(box: HTMLElement): void {
  // Negative in right-to-left text.
  const before = Math.abs(box.scrollLeft);
  const after = box.scrollWidth - box.clientWidth - before;
  box.parentElement?.toggleAttribute('data-hidden-start', before > 1);
  box.parentElement?.toggleAttribute('data-hidden-end', after > 1);
}

function writeSizes(box: HTMLElement, { tHead, tFoot }: HTMLTableElement) {
  // A focused row scrolls into view between the header and the totals instead of under them (WCAG 2.4.11).
  box.style.scrollPaddingBlock = `${tHead?.offsetHeight ?? 0}px ${tFoot?.offsetHeight ?? 0}px`;
  for (const [name, value] of Object.entries(assignInlineVars({ [styles.visibleWidth]: `${box.clientWidth}px` })))
    box.style.setProperty(name, value);
}

export function useTableLayout(scroller: RefObject<HTMLElement | null>, minWidth: number): TableLayout {
  const [layout, setLayout] = useState(unmeasured);

  useLayoutEffect(() => {
    const box = scroller.current;
    const content = box?.querySelector('table');
    if (!box || !content) return;
    const measure = () => {
      const rem = remInPixels();
      const next = {
        isStacked: box.clientWidth < stackedBelow * rem,
        isTight: box.clientWidth < minWidth * rem,
        // Sizes are rounded, so a difference of one pixel is not an overflow.
        isScrollable: box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
      };
      setLayout((current) => (isSame(current, next) ? current : next));
      showEdges(box);
      writeSizes(box, content);
    };
    // Measures at once, so that neither the layout nor the tab stop changes after the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller, minWidth]);

  return layout;
}
