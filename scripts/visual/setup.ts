/** Runs in the browser: takes screenshots of each story after its test, in the modes from `.storybook/modes.ts`. */
import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Mode } from '../../.storybook/modes.ts';

/** The part of the test context from Storybook's addon that we use. */
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
    /** The problem of each screenshot of a story, by mode; an empty string if it matches. Stories without screenshots have no modes. */
    pictures?: Record<string, string>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setWindow: (size: Mode['viewport'], forcedColors: 'active' | 'none') => Promise<void>;
  }
}

/** Waits for fonts and images, which would otherwise change between two screenshots. System fonts may be missing. */
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
    // The whole page, not only the viewport.
    await resize({ ...viewport, height: Math.max(viewport.height, root.scrollHeight) });
    await expect(root).toMatchScreenshot(`${story?.id.replace('--', '/')}/${mode}`);
    return '';
  }

  for (const [name, mode] of Object.entries(modes)) {
    pictures[name] = await picture(name, mode).catch((error: unknown) => String(error));
  }
  task.meta.pictures = pictures;
});
