import { NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[R-13] says that there is no such page and leads home', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 - Page Not Found$/);
  await expect(canvas.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
});

Playground.test('[R-13] has a heading that the host can focus', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { level: 1 });
  title.focus();
  await expect(title).toHaveFocus();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('fits where there is least room', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('link')).toBeVisible();
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
