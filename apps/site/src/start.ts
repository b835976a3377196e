import { keepEarlyUse } from './app/earlyUse.ts';
import { nextPress, whenFirst } from './app/firstUse.ts';
import { preload } from './app/preload.ts';

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
    nextPress(),
  ]);

// A prerendered page is complete without scripts, and the splash covers it until 2 s after its code has started. So the
// code waits for what is seen first: styles, fonts and pictures.
const { path, modules = '' } = document.getElementById('root')?.dataset ?? {};
if (path !== undefined) {
  keepEarlyUse();
  await whenShownOrUsed();
}
void preload(modules);
await import('./client.tsx');
