import { RouteErrorScreen } from '@pcb/screens/storefront/RouteErrorScreen';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/RouteError',
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    errorText: 'Failed to fetch dynamically imported module: https://alphianz.example/assets/cart-B1xT9q.js',
    onReload: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  "[R-16] is headed by the router's own words, shows the error's text and leads home",
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    await expect(canvas.getByText(args.errorText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toBeVisible();
  },
);

Playground.test('[R-16] reloads', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

/** An error that carries its stack inside its message. */
export const WithStack = meta.story({
  args: {
    errorText: 'TypeError: lines is not iterable\n    at cartTotals (cart.js:12:3)\n    at CartScreen (cart.js:40:9)',
  },
});

WithStack.test('[R-16] never shows a stack', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('TypeError: lines is not iterable')).toBeVisible();
  await expect(canvasElement).not.toHaveTextContent('cart.js');
});

/** An error that says nothing of itself. */
export const WithoutText = meta.story({ args: { errorText: '' } });

/** Markup in an error is text, and a long word breaks. */
export const LongText = meta.story({
  args: { errorText: `<img src=x onerror=alert(1)> ${'unbroken'.repeat(60)} ${'a long explanation '.repeat(40)}` },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

LongText.test('shows markup as text and does not scroll sideways', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
