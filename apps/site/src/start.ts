import { keepEarlyUse } from './app/earlyUse.ts';
import { nextTask } from './app/nextTask.ts';

/** What a visitor does first, by pointer, by keyboard or with a screen reader. */
const firstUses = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** Resolves at the first of these events of the window. */
const whenFirst = (types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) window.addEventListener(type, () => resolve(), { once: true, capture: true });
  });

/** Resolves when the page has been painted. A page in a background tab is not, and does not wait for it. */
const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Resolves when the page has loaded and can be seen, or when the visitor uses it before that. */
const whenShownOrUsed = (): Promise<unknown> =>
  Promise.race([
    Promise.all([document.readyState === 'complete' ? undefined : whenFirst(['load']), whenPainted()]),
    whenFirst(firstUses),
  ]);

/**
 * Loads the modules of a page in parallel; otherwise each would load when the one that imports it has loaded. A phone takes
 * 4 ms to begin each request, so each has its own task.
 */
async function preload(modules: string): Promise<void> {
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await nextTask();
  }
}

// A prerendered page is complete without scripts, and the splash covers it until 2 s after its code has started. So the
// code waits for what is seen first: styles, fonts and pictures.
const { path, modules = '' } = document.getElementById('root')?.dataset ?? {};
if (path !== undefined) {
  keepEarlyUse();
  await whenShownOrUsed();
}
void preload(modules);
await import('./client.tsx');
