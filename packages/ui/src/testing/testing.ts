/**
 * A setup file for tests in jsdom or happy-dom. It supplies the browser functions that components and react-aria call
 * and that these lack. Tables render all rows, because elements have no height. Never import it in an application.
 */
import { rowWindowing } from '../components/Table/rows/rowWindowing.ts';

rowWindowing.isOn = false;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Sets missing properties. Some environments define a global as `undefined`. */
function supply(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

supply(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, CSS: {} });
// Every character of an identifier may be escaped as its code point.
supply(CSS, {
  escape: (text: string) =>
    text.replaceAll(/[^\w\u0080-\uffff-]|^-?\d/g, (match) =>
      [...match].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join(''),
    ),
});

if (typeof window !== 'undefined') {
  supply(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
  });
  supply(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    checkVisibility: () => true,
    setPointerCapture() {},
    releasePointerCapture() {},
    getAnimations: () => [],
  });
}
