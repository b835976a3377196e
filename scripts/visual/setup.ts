/** Runs in the browser: takes pictures of each story after its test, in the modes from `.storybook/modes.ts`. */
import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Mode } from '../../.storybook/modes.ts';

declare module 'vitest' {
  interface TestContext {
    story?: {
      id: string;
      globals: Record<string, unknown>;
      parameters: { chromatic: { disableSnapshot: boolean; modes?: Record<string, Mode>; forcedColors?: 'active' } };
      run: (context: { globals: Record<string, unknown> }) => Promise<void>;
    };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setWindow: (size: Mode['viewport'], forcedColors: 'active' | 'none') => Promise<void>;
  }
}

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || story.parameters.chromatic.disableSnapshot) return;
  const { modes = {}, forcedColors = 'none' } = story.parameters.chromatic;
  const root = document.documentElement;
  const resize = async (size: Mode['viewport']) => {
    await commands.setWindow(size, forcedColors);
    await page.viewport(size.width, size.height);
  };
  const problems: string[] = [];
  for (const [mode, { viewport, ...globals }] of Object.entries(modes)) {
    await resize(viewport);
    await story.run({ globals: { ...story.globals, ...globals } });
    // Fonts and images would change between two pictures. System fonts may be missing.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // Captures the whole page, not only the viewport.
    await resize({ ...viewport, height: Math.max(viewport.height, root.scrollHeight) });
    const picture = expect(root).toMatchScreenshot(`${story.id.replace('--', '/')}/${mode}`);
    await picture.catch((error: unknown) => problems.push(String(error)));
  }
  // The base does not have this story.
  const different = problems.filter((problem) => !problem.includes('No existing reference'));
  if (different.length > 0) throw new Error(different.join('\n'));
});
