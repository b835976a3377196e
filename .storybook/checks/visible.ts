/** Whether it can be seen: neither hidden nor transparent. */
export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** The elements that match a selector and can be seen. */
export const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Whether it is one pixel large on purpose, as text for screen readers alone is. */
export const isForScreenReaders = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 || clientHeight === 1;

/** Enough of an element to find it by. */
export const describeElement = (element: Element) => (element.cloneNode(true) as Element).outerHTML.slice(0, 160);
