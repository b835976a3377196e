import type { BoardLook } from '@pcb/art/ScaleDrawing';
import type { Place } from '@pcb/gerber/reading';
import { BoardPicture } from '@pcb/screens/quote/BoardPicture';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
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
        '`Tab` Moves from the sides and layers to the picture and its tools.',
        '`+ and −` Magnify and reduce the focused picture.',
        '`0` Shows all of it again.',
        '`Arrow keys` Move a magnified picture; otherwise they scroll the page.',
      ],
      copy: [
        'One sentence says what is shown, with the figures of the files. It is the text alternative as well.',
        'Say from where a view is seen: the bottom side from below, single layers from above.',
      ],
    },
  },
  decorators: [underHeading('Check your files')],
  args: { board: sampleBoard, look: green },
  argTypes: { content: contentArgType, board: { control: false }, look: { control: false } },
});

type Point = readonly [x: number, y: number];

/** The colour of the whole top side at a point of the board in mm: red, green, blue and alpha. */
function colourAt(canvas: HTMLElement, [x, y]: Point): readonly [number, number, number, number] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas.');
  // The board of 60 × 40 mm is in the middle, with a margin of 3 % of its height above and below it.
  const scale = canvas.height / (40 * 1.06);
  const [left, top] = [canvas.width / 2 + (x - 30) * scale, canvas.height / 2 - (y - 20) * scale];
  const data = canvas.getContext('2d')?.getImageData(Math.round(left), Math.round(top), 1, 1).data;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data ?? [];
  return [red, green, blue, alpha];
}

const isGolden = ([red, green, blue]: ReturnType<typeof colourAt>) => red > green && green > blue + 40;
const isGreen = ([red, green, blue]: ReturnType<typeof colourAt>) => green > red + 20 && green > blue + 10;
const isNothing = ([, , , alpha]: ReturnType<typeof colourAt>) => alpha === 0;

/** Points of the top side of the sample. */
const points = {
  pad: [44, 18],
  /** The pad of a connector, next to its hole. */
  ring: [14.7, 5],
  bare: [40, 3],
  pour: [15, 36],
  /** A clear object's cut-out in the pour. */
  cut: [23, 33.5],
  legend: [14, 6.6],
  hole: [14, 5],
  slot: [6, 20],
  mountingHole: [4, 36],
  cutout: [48, 8],
  /** Outside of the rounded corner. */
  corner: [59.7, 39.7],
} as const satisfies Record<string, Point>;

/** The top side. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('names what it shows', async ({ canvas }) => {
  const sentence = 'Top side, 60 × 40 mm, 4 copper layers, 16 holes and 1 slot.';
  await expect(canvas.getByRole('img', { name: sentence })).toBeVisible();
  await expect(canvas.getByText(sentence)).toBeVisible();
});

Ready.test('paints pads in their finish, mask around them, and nothing in holes and cutouts', async ({ canvas }) => {
  const picture = canvas.getByRole('img');
  const at = (name: keyof typeof points) => colourAt(picture, points[name]);
  await waitFor(() => expect(isGolden(at('pad'))).toBe(true));
  await expect(isGolden(at('ring'))).toBe(true);
  for (const name of ['bare', 'pour'] as const) await expect(isGreen(at(name))).toBe(true);
  await expect(at('pour')[1]).toBeGreaterThan(at('bare')[1]);
  await expect(at('cut')).toEqual(at('bare'));
  await expect(Math.min(...at('legend'))).toBeGreaterThan(200);
  for (const name of ['hole', 'slot', 'mountingHole', 'cutout', 'corner'] as const)
    await expect(isNothing(at(name))).toBe(true);
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

Ready.test('zooms between two fingers', async ({ canvas }) => {
  const stage = canvas.getByRole('group', { name: 'Picture of the board' });
  const { left, top, width, height } = stage.getBoundingClientRect();
  const touch = (type: string, pointerId: number, across: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        clientX: left + across * width,
        clientY: top + height / 2,
        bubbles: true,
      }),
    );
  touch('pointerdown', 1, 0.4);
  touch('pointermove', 1, 0.45);
  await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
  touch('pointerdown', 2, 0.55);
  touch('pointermove', 2, 0.65);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('200 %'));
  touch('pointerup', 2, 0.65);
  touch('pointerup', 1, 0.45);
  await expect(canvas.getByRole('status')).toHaveTextContent('200 %');
});

/** The bottom side, seen from below. */
export const Bottom = meta.story({ args: { initialView: 'bottom' } });

Bottom.test('is mirrored', async ({ canvas }) => {
  const picture = canvas.getByRole('img');
  const [x, y] = points.slot;
  // A point 6 mm from the left of the board is now 6 mm from its right.
  const mirrored = [60 - x, y] as const;
  await waitFor(() => expect(colourAt(picture, points.slot)[3]).toBe(255));
  await expect(isNothing(colourAt(picture, mirrored))).toBe(true);
});

/** The solder mask: a layer shows where its material is. */
export const OneLayer = meta.story({ args: { initialView: { file: 'sample-F_Mask.gbr' } } });

OneLayer.test('draws the mask in one colour, without the openings', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: /^Solder mask, top, seen from above/ });
  await waitFor(() => expect(colourAt(picture, points.bare)[3]).toBe(255));
  await expect(colourAt(picture, points.pour)).toEqual(colourAt(picture, points.bare));
  await expect(isNothing(colourAt(picture, points.pad))).toBe(true);
});

/** The holes of a drill file. */
export const Holes = meta.story({ args: { initialView: { file: 'sample-PTH.drl' } } });

const { smallestGap } = sampleBoard;
const gaps = smallestGap.status === 'measured' ? smallestGap.places : [];
const [smallest] = gaps;

/** The places of the smallest gaps on an inner layer. The first one is shown. */
export const AtAPlace = meta.story({ args: { place: smallest, places: gaps } });

AtAPlace.test('turns to the layer of the place and magnifies it', async ({ canvas }) => {
  await expect(
    canvas.getByRole('img', {
      name: /^Copper, layer \d, seen from above, .* The ring is at X [\d.]+ mm, Y [\d.]+ mm\.$/,
    }),
  ).toBeVisible();
  await expect(Number.parseFloat(canvas.getByRole('status').textContent)).toBeGreaterThan(400);
});

/** Places that a host shows one after the other. */
export const ChangingPlace = meta.story({
  render: function Render(args) {
    const [place, show] = useState<Place>();
    return (
      <Stack gap="medium">
        <Inline gap="small">
          <Button onPress={() => show({ x: 44, y: 18, file: 'sample-F_Cu.gbr' })}>A pad</Button>
          <Button onPress={() => show({ x: 15, y: 15, file: 'sample-B_Silkscreen.gbr' })}>A letter</Button>
        </Inline>
        <BoardPicture {...args} place={place} />
      </Stack>
    );
  },
});

ChangingPlace.test('switches to the layer of each place', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: /^Top side/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'A pad' }));
  await expect(canvas.getByRole('img', { name: /^Copper, top.* The ring is at X 44 mm, Y 18 mm\.$/ })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Layer' })).toHaveTextContent('Copper, top');
  await userEvent.click(canvas.getByRole('button', { name: 'A letter' }));
  await expect(canvas.getByRole('img', { name: /^Legend, bottom/ })).toBeVisible();
  // The bottom side also has the place, and the top side does not.
  await userEvent.click(canvas.getByRole('radio', { name: 'Bottom' }));
  await expect(canvas.getByRole('img', { name: /^Bottom side.* The ring is at X 15 mm/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Top' }));
  await expect(canvas.getByRole('img', { name: /^Top side.* slot\.$/ })).toBeVisible();
});

/** The rectangle around the copper, because the edge of the board is unknown. */
export const WithoutOutline = meta.story({ args: { board: await sampleBoardWithout('Edge_Cuts') } });

WithoutOutline.test('states that the outline is missing', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /^Top side, no outline, copper of 58 × 38 mm/ })).toBeVisible();
});

/** Copper in its finish on bare laminate. */
export const WithoutMask = meta.story({ args: { board: await sampleBoardWithout('Mask') } });

WithoutMask.test('paints all copper in its finish', async ({ canvas }) => {
  const picture = canvas.getByRole('img');
  await waitFor(() => expect(isGolden(colourAt(picture, points.pour))).toBe(true));
  await expect(colourAt(picture, points.bare)).not.toEqual(colourAt(picture, points.pour));
  await expect(isGreen(colourAt(picture, points.bare))).toBe(false);
});

/** The files took too long to read. */
export const Incomplete = meta.story({
  args: { board: { ...sampleBoard, pictures: [], notes: [{ code: 'out-of-time', missing: ['picture'] }] } },
});

Incomplete.test('states that layers are missing', async ({ canvas }) => {
  await expect(canvas.getByText('Reading took too long: some layers are missing here.')).toBeVisible();
});

export const Blue = meta.story({ args: { look: { ...green, mask: 'blue', finish: 'tin' } } });

export const White = meta.story({ args: { look: { ...green, mask: 'white', legend: 'black' } } });

export const Black = meta.story({ args: { look: { ...green, mask: 'black' } } });

/** Polyimide, without a legend. */
export const Flexible = meta.story({ args: { look: { material: 'polyimide', finish: 'gold' } } });

/** Files without objects. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { board: { ...sampleBoard, boards: [], size: undefined, pictures: [], tools: [] } },
});

Empty.test('states that there is nothing to see', async ({ canvas }) => {
  await expect(canvas.getByText('The files draw nothing.')).toBeVisible();
});

const long = (name: string) => `${'control-unit-'.repeat(12)}<b>${name}`;

/** Names of files that are long or hostile. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    board: {
      ...sampleBoard,
      files: sampleBoard.files.map((file) => ({ ...file, name: long(file.name) })),
      pictures: sampleBoard.pictures.map((picture) => ({ ...picture, file: long(picture.file) })),
    },
    initialView: { file: long('sample-F_Mask.gbr') },
  },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], args: { place: smallest }, globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
