import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import './site.css';
import { keepEarlyUse } from './app/earlyUse.ts';

/** What a visitor does first, by pointer, by keyboard or with a screen reader. */
const firstUses = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** Resolves when the page has loaded, or when the visitor uses it before that. */
const whenLoadedOrUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    for (const type of ['load', ...firstUses]) {
      window.addEventListener(type, () => resolve(), { once: true, capture: true });
    }
  });

/** Loads the modules of a page in parallel; otherwise each would load when the one that imports it has loaded. */
function preload(modules: string): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

// A prerendered page is complete without scripts, and the splash covers it until 2 s after its code has started. So the
// code waits for what is seen first: styles, fonts and pictures.
const { path, modules = '' } = document.getElementById('root')?.dataset ?? {};
if (path !== undefined) {
  keepEarlyUse();
  await whenLoadedOrUsed();
}
preload(modules);
await import('./client.tsx');
