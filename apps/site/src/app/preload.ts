import { nextTask } from './nextTask.ts';

/**
 * Loads modules in parallel; otherwise each would load when the one that imports it has loaded. A phone takes 4 ms to
 * begin each request, so each has its own task. Takes the paths separated by spaces, as the build writes them.
 */
export async function preload(modules: string): Promise<void> {
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await nextTask();
  }
}
