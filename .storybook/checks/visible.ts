/** Whether an element is neither hidden nor transparent. */
export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** The visible elements that match a selector. */
export const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Whether an element is visually hidden: text for screen readers is one pixel large. */
export const isForScreenReaders = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 || clientHeight === 1;

/** The start of an element's HTML, enough to find it. */
export const describeElement = (element: Element) => (element.cloneNode(true) as Element).outerHTML.slice(0, 160);
