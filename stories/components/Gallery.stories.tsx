import { Gallery } from '@pcb/ui/Gallery';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { leftToRight } from './leftToRight.ts';
import { pictures } from './pictures.ts';

const meta = preview.meta({
  title: 'Components/Gallery',
  component: Gallery,
  parameters: {
    guide: {
      instead: [
        'An `img` for a single picture that needs no zoom.',
        '`Tabs` for panels with other content than a picture.',
        '`Grid` of `Card`s for pictures that are links.',
      ],
      keyboard: [
        '`Tab` Moves from the picture to the thumbnails, which are one stop.',
        '`Left and right arrow, Home, End` Show another picture.',
        '`Enter, Space` On the picture: enlarges it.',
        '`+, -, 0` In the enlarged view: zoom in, zoom out, fit.',
        '`Arrow keys` In the enlarged view: move the picture.',
        '`Escape` Closes the enlarged view and returns focus to the picture.',
      ],
      copy: [
        'The name says what the pictures show: Pictures of the panel.',
        'The text of a picture says what is on it, without “picture of”: Panel of six boards from above.',
      ],
    },
  },
  args: { 'aria-label': 'Pictures of the panel', items: pictures, onSelectionChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'shows the picture of the thumbnail that has focus',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Panel of six boards from above' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Panel of six boards from above', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: 'One board from above', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('img', { name: 'One board from above' })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('board');
  },
);

const openView = async (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) => {
  canvas.getByRole('button', { name: 'Enlarge' }).click();
  // Waits for the code of the dialog to load.
  return within(await screen.findByRole('dialog', { name: 'Pictures of the panel' }));
};

Playground.test('zooms by keys and buttons, and is moved by the mouse', async ({ canvas, userEvent }) => {
  const dialog = await openView(canvas);
  const view = dialog.getByRole('img', { name: 'Panel of six boards from above' });
  await waitFor(() => expect(view).toHaveFocus());
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('+');
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  await expect(dialog.getByRole('status')).toHaveTextContent(/200/);
  await expect(view.scrollWidth).toBe(2 * view.clientWidth);
  const middle = view.scrollLeft;
  await expect(Math.abs(middle - view.clientWidth / 2)).toBeLessThan(3);
  await fireEvent.pointerMove(view, { pointerType: 'mouse', buttons: 1, movementX: -40, movementY: 0 });
  await expect(view.scrollLeft).toBe(middle + 40);
  view.focus();
  await userEvent.keyboard('0');
  await expect(view.scrollWidth).toBe(view.clientWidth);
});

Playground.test('moves to the next picture, and the focus returns', async ({ canvas, args, userEvent }) => {
  const dialog = await openView(canvas);
  await userEvent.keyboard('+');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith('board');
  await expect(dialog.getByRole('img', { name: 'One board from above' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveTextContent(/100/);
  await expect(dialog.getByText('2 of 4')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
});

/** One picture has no thumbnails. */
export const Single = meta.story({ args: { items: pictures.slice(0, 1) } });

/** The enlarged view. */
export const Enlarged = meta.story({ play: async ({ canvas }) => void (await openView(canvas)) });

/** A phone: the thumbnails scroll. */
export const Phone = meta.story({
  args: { items: [...pictures, ...pictures.map((item) => ({ ...item, id: `${item.id}-2` }))] },
  globals: { ...narrow, pointer: 'coarse' },
});

export const EnlargedOnAPhone = Enlarged.extend({ globals: { ...narrow, pointer: 'coarse' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
export const EnlargedDark = Enlarged.extend({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongDescription = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    items: pictures.map((item) => ({
      ...item,
      description: 'The Leiterplattenbestückungsautomatenwartung before depanelling, with tooling holes and fiducials.',
    })),
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
