import type { Page } from 'playwright';

/** What the page records about the last act. */
interface Act {
  start: number;
  painted: number;
  /** The changes that are not painted yet. */
  pending: number;
}

/** Makes the page record keys, clicks and the paints of their changes. Call it before the page is opened. */
export async function watchActs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const act: Act = { start: 0, painted: 0, pending: 0 };
    Object.assign(window, { act });
    const noteStart = (event: Event) => {
      // Space acts when it is released.
      const isSpace = event instanceof KeyboardEvent && event.key === ' ';
      if (event.type === 'keyup' ? isSpace : !isSpace) Object.assign(act, { start: event.timeStamp, painted: 0 });
    };
    for (const type of ['keydown', 'keyup', 'pointerup']) addEventListener(type, noteStart, { capture: true });
    const notePaint = () => {
      act.pending += 1;
      requestAnimationFrame(() => {
        // The first task after a frame runs when styles, layout and paint are done.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          act.painted = performance.now();
          act.pending -= 1;
        };
        port2.postMessage(undefined);
      });
    };
    addEventListener('input', notePaint, { capture: true });
    new MutationObserver(notePaint).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/**
 * Presses a key or clicks. Resolves to the milliseconds from the event to the paint of the last change that it causes, once
 * nothing has changed for `quiet` milliseconds; NaN if nothing has.
 */
export async function timeAct(page: Page, perform: () => Promise<void>, quiet: number): Promise<number> {
  await perform();
  return page.evaluate(async (quietTime) => {
    const { act } = window as unknown as { act: Act };
    // Counted in ticks, because a timer is late after long work, before its result is painted.
    let { painted } = act;
    for (let ticks = 0; ticks < quietTime / 10; ticks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (act.pending > 0 || act.painted !== painted) ticks = 0;
      ({ painted } = act);
    }
    return painted === 0 ? NaN : painted - act.start;
  }, quiet);
}
