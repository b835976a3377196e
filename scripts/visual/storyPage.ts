import { type Browser, type Page } from '@playwright/test';
import { type Shot } from './shots.ts';

/** What `extract` tells of a story: what Chromatic reads, too. */
interface Extracted {
  parameters: { chromatic: { disableSnapshot: boolean; modes?: Record<string, unknown> } };
}

declare global {
  /** The parts of Storybook's preview that we use: it is told what to show, and tells when the story has rendered and played. */
  interface Window {
    __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown>; extract: () => Promise<Record<string, Extracted>> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (payload: never) => void) => void;
      off: (event: string, listener: (payload: never) => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
  }
}

type Emission = [event: string, payload: unknown];

/** Sends an event to Storybook and waits until the story has finished. Resolves to what it threw, if anything. */
const emitAndWait = (page: Page, story: string, emission: Emission) =>
  page.evaluate(
    ([id, [event, payload]]) =>
      new Promise<string | undefined>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        let thrown: string | undefined;
        const onThrown = ({ message }: { message: string }) => {
          thrown = message;
        };
        const onFinished = ({ storyId, status }: { storyId: string; status: string }) => {
          if (storyId !== id) return;
          channel.off('storyThrewException', onThrown);
          channel.off('playFunctionThrewException', onThrown);
          channel.off('storyFinished', onFinished);
          resolve(status === 'success' ? undefined : (thrown ?? 'It ended with an error.'));
        };
        channel.on('storyThrewException', onThrown);
        channel.on('playFunctionThrewException', onThrown);
        channel.on('storyFinished', onFinished);
        channel.emit(event, payload);
      }),
    [story, emission] as const,
  );

/** Fonts and images that are still on their way would come between two pictures. */
const allLoaded = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

/** What Storybook is to set for a mode. axe is off: it checks the stories as tests, and takes longer than a picture. */
function globalsOf({ theme = 'light', direction = 'ltr', contrast = 'normal', textSize = '100' }: Shot) {
  return { theme, direction, contrast, textSize, a11y: { manual: true } };
}

/** One page that shows one story after the other without loading anew, which takes a fifth of the time. */
export async function openStoryPage(browser: Browser, address: string) {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  let shown: Shot | undefined;

  async function load() {
    await page.goto(`${address}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    shown = undefined;
  }

  /** Shows the story of a shot. Resolves to what the story threw, if anything. */
  async function show(shot: Shot): Promise<string | undefined> {
    await page.setViewportSize(shot.viewport);
    await page.emulateMedia({ forcedColors: shot.contrast === 'forced' ? 'active' : 'none' });
    const globals = globalsOf(shot);
    // The story before renders once more in a new mode, unless it played and the page is a new one.
    if (shown === undefined || shown.plays || shown.story === shot.story) {
      await load();
      await page.evaluate(
        (payload) => {
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', payload);
        },
        { globals },
      );
    } else if (JSON.stringify(globalsOf(shown)) !== JSON.stringify(globals)) {
      await emitAndWait(page, shown.story, ['updateGlobals', { globals }]);
    }
    shown = shot;
    const thrown = await emitAndWait(page, shot.story, ['setCurrentStory', { storyId: shot.story, viewMode: 'story' }]);
    await allLoaded(page);
    return thrown;
  }

  return { page, show, close: () => context.close() };
}

export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;
