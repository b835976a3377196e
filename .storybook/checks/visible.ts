export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

export const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

/** Text for screen readers is one pixel large. */
export const isForScreenReaders = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 || clientHeight === 1;

export const describeElement = (element: Element) => element.outerHTML.slice(0, 160);
