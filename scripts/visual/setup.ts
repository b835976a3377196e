/** Runs in the browser: pictures each story after its test, in the modes that `.storybook/modes.ts` chose for it. */
import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Mode } from '../../.storybook/modes.ts';

/** The part that we use of what Storybook's addon leaves in the context of a test. */
interface Story {
  id: string;
  globals: Record<string, unknown>;
  parameters: { chromatic: { disableSnapshot: boolean; modes?: Record<string, Mode>; forcedColors?: 'active' } };
  run: (context: { globals: Record<string, unknown> }) => Promise<void>;
}

declare module 'vitest' {
  interface TestContext {
    story?: Story;
  }
  interface TaskMeta {
    /** What is wrong with each picture of a story, by mode: an empty string where nothing is, no modes where a story has no pictures. */
    pictures?: Record<string, string>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setWindow: (size: Mode['viewport'], forcedColors: 'active' | 'none') => Promise<void>;
  }
}

/** Fonts and images that are still loading would come between two pictures. Fonts of the system may be missing. */
const settleAssets = () =>
  Promise.allSettled([
    ...[...document.fonts].map((font) => font.load()),
    ...[...document.images].map((image) => image.decode()),
  ]);

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  task.meta.pictures = {};
  if (story.parameters.chromatic.disableSnapshot) return;
  const { modes = {}, forcedColors = 'none' } = story.parameters.chromatic;
  const root = document.documentElement;
  const pictures: Record<string, string> = {};

  async function resize(size: Mode['viewport']) {
    await commands.setWindow(size, forcedColors);
    await page.viewport(size.width, size.height);
  }

  async function picture(mode: string, { viewport, ...globals }: Mode) {
    await resize(viewport);
    await story?.run({ globals: { ...story.globals, ...globals } });
    await settleAssets();
    // The whole page, not only what fits into the window.
    await resize({ ...viewport, height: Math.max(viewport.height, root.scrollHeight) });
    await expect(root).toMatchScreenshot(`${story?.id.replace('--', '/')}/${mode}`);
    return '';
  }

  for (const [name, mode] of Object.entries(modes)) {
    pictures[name] = await picture(name, mode).catch((error: unknown) => String(error));
  }
  task.meta.pictures = pictures;
});
