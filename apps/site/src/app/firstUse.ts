/** Signs of a visitor: of a pointer, a keyboard, a screen reader, a password manager, or of Back and Forward. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click', 'focusin', 'input', 'popstate'] as const;

/** What a visitor does to a control. */
const presses = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** Chromium reports a pointer in the corner when a page moves and there is none. */
const isOfNoPointer = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.clientX === 0 && event.clientY === 0;

/** Resolves at the first of these events of the window. */
export const whenFirst = (types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const listen = (event: Event) => {
      if (isOfNoPointer(event)) return;
      listening.abort();
      resolve();
    };
    for (const type of types) window.addEventListener(type, listen, options);
  });

/** Resolves when a visitor next presses something. */
export const nextPress = (): Promise<void> => whenFirst(presses);

/** Resolves at the first sign of a visitor since this module was loaded, which the entry does first. */
export const firstUse: Promise<void> = whenFirst(signs);
