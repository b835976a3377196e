import { pinnedHeight } from './PriceSummary.css.ts';

/** The ref of the pinned part: tells the summary around it its height. */
export function sharePinnedHeight(pinned: HTMLElement | null) {
  const summary = pinned?.parentElement;
  if (!pinned || !summary) return undefined;
  const observer = new ResizeObserver(() => summary.style.setProperty(pinnedHeight, `${pinned.offsetHeight}px`));
  observer.observe(pinned);
  return () => observer.disconnect();
}
