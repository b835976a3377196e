import type { Page } from 'playwright';

interface Act {
  start: number;
  firstPainted: number;
  painted: number;
  pending: number;
}

export async function watchActs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const act: Act = { start: 0, firstPainted: 0, painted: 0, pending: 0 };
    Object.assign(window, { act });
    const noteStart = (event: Event) => {
      // Space acts on release.
      const isSpace = event instanceof KeyboardEvent && event.key === ' ';
      if (event.type === 'keyup' ? isSpace : !isSpace)
        Object.assign(act, { start: event.timeStamp, firstPainted: 0, painted: 0 });
    };
    for (const type of ['keydown', 'keyup', 'pointerup']) addEventListener(type, noteStart, { capture: true });
    const notePaint = () => {
      act.pending += 1;
      requestAnimationFrame(() => {
        // The first task after a frame runs when styles, layout and paint are done.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          act.painted = performance.now();
          act.firstPainted ||= act.painted;
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

/** Milliseconds until the first and the last change are painted; NaN without a change. */
export interface ActTimes {
  first: number;
  last: number;
}

/** Presses a key or clicks. Resolves once nothing has changed for `quiet` ms. */
export async function timeAct(page: Page, perform: () => Promise<unknown>, quiet: number): Promise<ActTimes> {
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
    const since = (time: number) => (time === 0 ? NaN : time - act.start);
    return { first: since(act.firstPainted), last: since(painted) };
  }, quiet);
}
