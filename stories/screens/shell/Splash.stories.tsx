import { Splash } from '@pcb/screens/shell/Splash';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
  // It hides itself after four seconds; here it stays, to be looked at.
  decorators: [
    (Story) => (
      <main style={{ minHeight: '24rem' }}>
        <style>{'main > div { animation: none !important; }'}</style>
        <Story />
      </main>
    ),
  ],
});

/** [S-01] */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[S-01] says that boards are being prepared, and puts the text in anew once so that it is announced',
  async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^Preparing your boards\.\.\.$/));
    await expect(status.childElementCount).toBe(1);
  },
);

Playground.test('[S-01] is a picture and one sentence: nothing to reach or to press', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('fits where there is least room', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toBeVisible();
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
