import { forgetEarlyUse, hasEarlyUse } from './earlyUse.ts';
import { firstUse, nextPress } from './firstUse.ts';
import type { PageHandle } from './page.ts';
import { preload } from './preload.ts';

/**
 * The page in the document. It is complete as it was prerendered, so its code waits until a visitor uses it; the frame
 * around it does not wait.
 */
export interface PrerenderedPage {
  path: string;
  handle: PageHandle;
  /** Loads code when the page is used. */
  whenUsed: <Code>(load: () => Promise<Code>) => Promise<Code>;
}

/** A failure leaves the page readable, and the next press tries again. It is reported after a press only. */
async function loadPersistently<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (hasEarlyUse()) {
      forgetEarlyUse();
      throw error;
    }
    await nextPress();
    return loadPersistently(load);
  }
}

/**
 * The prerendered page in an element, or `undefined` for one whose code starts with its frame (`PageHandle.startsAtOnce`).
 * A page that should look different now (`isOutdated`) does not wait for a visitor.
 */
export function prerenderedPageIn({ dataset }: HTMLElement, isOutdated: boolean): PrerenderedPage | undefined {
  const { path, pageModules } = dataset;
  if (path === undefined || pageModules === undefined) return undefined;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return {
    path,
    handle: { title: document.title, isTitleWhole: true, description },
    whenUsed: async (load) => {
      if (!isOutdated) await firstUse;
      void preload(pageModules);
      return loadPersistently(load);
    },
  };
}
