import { RouteErrorScreen } from '@pcb/screens/storefront/RouteErrorScreen';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/RouteError',
  component: RouteErrorScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For an unknown URL, use NotFound.',
        'When one list of a page could not be loaded, keep the page and say so where the list would be, as Cart does.',
      ],
      keyboard: [
        '`Tab` Moves to Reload the page, then to the link to the home page.',
        '`Enter or Space` On Reload the page: reloads.',
        '`Enter` On Go to the home page: follows the link.',
      ],
      copy: [
        'The heading is the router’s own, unchanged.',
        'The error message is shown unchanged, but never its stack.',
        'Say what to do before what went wrong.',
      ],
    },
  },
  args: {
    errorText: 'Failed to fetch dynamically imported module: https://alphianz.example/assets/cart-B1xT9q.js',
    onReload: fn(),
  },
});

/** The code of a page could not be loaded. */
export const Ready = meta.story({ tags: ['ready', 'error'] });

Ready.test(
  '[R-16] has the heading of the router, shows the error message, links to the home page, and reloads',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    await expect(canvas.getByText(args.errorText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
);

/** An error whose message contains its stack. */
export const WithStack = meta.story({
  tags: ['error'],
  args: {
    errorText: 'TypeError: lines is not iterable\n    at cartTotals (cart.js:12:3)\n    at CartScreen (cart.js:40:9)',
  },
});

WithStack.test('[R-16] never shows a stack', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('TypeError: lines is not iterable')).toBeVisible();
  await expect(canvasElement).not.toHaveTextContent('cart.js');
});

/** An error without a message, so there is no frame for it. */
export const Empty = meta.story({ tags: ['empty'], args: { errorText: '' } });

Empty.test('omits the frame and keeps the button and the link', async ({ canvas }) => {
  await expect(canvas.queryByText('Error')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

/** Markup in an error message is shown as text, and a long word breaks. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { errorText: `<img src=x onerror=alert(1)> ${'unbroken'.repeat(60)} ${'a long explanation '.repeat(40)}` },
  globals: narrow,
});

LongContent.test('shows markup as text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: text, message, button and link in one column. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
