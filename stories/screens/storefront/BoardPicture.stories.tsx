import type { BoardLook } from '@pcb/art/ScaleDrawing';
import { BoardPicture } from '@pcb/screens/quote/BoardPicture';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { sampleBoard, sampleBoardWithout } from './sampleBoard.ts';

const green: BoardLook = { material: 'fr4', finish: 'gold', mask: 'green', legend: 'white' };

const meta = preview.meta({
  title: 'Screens/Storefront/BoardPicture',
  component: BoardPicture,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For an order without files, use OrderDrawing.'],
      keyboard: [
        { keys: 'Tab', does: 'Moves from the sides and layers to the picture and its tools.' },
        { keys: '+ and −', does: 'Magnify and reduce the focused picture.' },
        { keys: '0', does: 'Shows all of it again.' },
        { keys: 'Arrow keys', does: 'Move a magnified picture; otherwise they scroll the page.' },
      ],
      copy: [
        'One sentence says what is shown, with the figures of the files. It is the text alternative as well.',
        'Say from where a view is seen: the bottom side from below, single layers from above.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <Box elementType="main" padding={{ phone: 'large', laptop: 'xxlarge' }}>
        <Stack gap="large">
          <Heading level={1}>Check your files</Heading>
          <Story />
        </Stack>
      </Box>
    ),
  ],
  args: { board: sampleBoard, look: green },
  argTypes: { content: contentArgType, board: { control: false }, look: { control: false } },
});

/** The colour of a canvas, as red, green, blue and alpha, at a point of the board in mm. */
function colourAt(canvas: HTMLElement, [x, y]: readonly [number, number], isMirrored = false): number[] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas.');
  // The board of 60 × 40 mm is in the middle, with a margin of 3 % of its height on each side.
  const scale = canvas.height / (40 * 1.06);
  const left = canvas.width / 2 + (x - 30) * scale * (isMirrored ? -1 : 1);
  const pixel = canvas
    .getContext('2d')
    ?.getImageData(Math.round(left), Math.round(canvas.height - (y + 1.2) * scale), 1, 1);
  return [...(pixel?.data ?? [])];
}

/** Whether something is made of metal in the colour of gold: red above green above blue. */
const isGold = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > green && green > blue + 40;
const isGreen = ([red = 0, green = 0, blue = 0]: readonly number[]) => green > red + 20 && green > blue + 10;

/** The top side. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('says what it shows', async ({ canvas }) => {
  const sentence = 'Top side, 60 × 40 mm, 4 copper layers, 16 holes and 1 slot.';
  await expect(canvas.getByRole('img', { name: sentence })).toBeVisible();
  await expect(canvas.getByText(sentence)).toBeVisible();
});

Ready.test('paints pads in their finish, mask beside them, and neither in holes and cutouts', async ({ canvas }) => {
  const picture = canvas.getByRole('img');
  const [pad, laminate, copper, hole, cutout, corner, pourCut] = [
    [44, 18],
    [40, 3],
    [15, 36],
    [4, 36],
    [48, 8],
    [59.7, 39.7],
    [23, 33.5],
  ] as const;
  await waitFor(() => expect(isGold(colourAt(picture, pad))).toBe(true));
  await expect(isGreen(colourAt(picture, laminate))).toBe(true);
  await expect(isGreen(colourAt(picture, copper))).toBe(true);
  const brightness = (at: readonly [number, number]) => colourAt(picture, at)[1] ?? 0;
  await expect(brightness(copper)).toBeGreaterThan(brightness(laminate));
  // What a clear object took from the pour.
  await expect(colourAt(picture, pourCut)).toEqual(colourAt(picture, laminate));
  for (const nothing of [hole, cutout, corner]) await expect(colourAt(picture, nothing)[3]).toBe(0);
});

Ready.test(
  'turns to the other side and to a layer, which changes the name of the picture',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bottom' }));
    await expect(canvas.getByRole('img', { name: /^Bottom side, seen from below, 60 × 40 mm/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Layer' }));
    await userEvent.click(within(document.body).getByRole('option', { name: /^Copper, layer 2/ }));
    await expect(canvas.getByRole('img', { name: /^Copper, layer 2, seen from above/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Bottom' })).not.toBeChecked();
  },
);
