import { awkwardText } from '@pcb/screens/fixtures';
import { Splash } from '@pcb/screens/shell/Splash';
import { expect, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Splash',
  component: Splash,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For content that loads within a page, use Skeleton or Spinner; the splash is only for the start of the site.',
      ],
      keyboard: [],
      copy: ['One short sentence, which screen readers announce once.'],
    },
  },
  // It hides itself after four seconds; here it stays visible.
  decorators: [
    (Story) => (
      <main style={{ minHeight: '24rem' }}>
        <style>{'main > div { animation: none !important; }'}</style>
        <h1>The page that it covers</h1>
        <Story />
      </main>
    ),
  ],
});

/** [S-01] Over the page for two seconds, while it starts. */
export const Ready = meta.story({ tags: ['ready', 'loading'] });

Ready.test(
  '[S-01] is a picture and one sentence without focusable elements, inserted once more so that it is announced',
  async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^Preparing your boards\.\.\.$/));
    await expect(status.childElementCount).toBe(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
);

/** The fade at the end. Where motion is allowed, it is already invisible. */
export const Leaving = meta.story({ args: { isLeaving: true } });

/** The sentence of another language or brand may be much longer, and stays centred. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { content: { status: `Preparing your boards and everything that belongs to them, ${awkwardText.unbroken}` } },
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

RightToLeft.test('is centred in a mirrored page too', async ({ canvas }) => {
  const { left, right } = canvas.getByText('Preparing your boards...').getBoundingClientRect();
  await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
});

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
