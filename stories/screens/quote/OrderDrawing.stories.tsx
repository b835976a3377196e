import { OrderDrawing, type MarkedPlace } from '@pcb/screens/quote/OrderDrawing';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { flexible, rigid, stencilOf } from './drawnOrders.ts';
import { sampleBoard } from './sampleBoard.ts';

const [sampleOutline] = sampleBoard.boards;
const sampleData = sampleOutline && { outline: sampleOutline, tools: sampleBoard.tools };

const meta = preview.meta({
  title: 'Screens/Storefront/OrderDrawing',
  component: OrderDrawing,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To explore panels without an order, use PanelDrawing.',
        'For a stack-up without an order, use StackUpFigure.',
      ],
      keyboard: [
        '`Tab` Moves from the views to the drawing, its tools and the unit.',
        '`+ and −` Magnify and reduce the focused drawing.',
        '`0` Shows all of it again.',
        '`Arrow keys` Move a magnified drawing; otherwise they scroll the page.',
      ],
      copy: [
        'The drawing is called ‘to scale, from your numbers’, never ‘your board’: it knows nothing of the copper.',
        'One sentence says what is drawn. The text alternative is the same sentence, to be read aloud.',
      ],
    },
  },
  decorators: [underHeading('Services', { style: { maxWidth: '24rem' } })],
  args: { order: rigid() },
  argTypes: { content: contentArgType, order: { control: false } },
});

/** The customer's files have been read: their picture is the first view, with the only zoom. */
export const WithFiles = meta.story({ args: { files: { board: sampleBoard } } });

WithFiles.test('shows the board of the files first, and the other views on demand', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('img', { name: /^Top side, 60 × 40 mm, 4 copper layers/ })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Your board, from your files' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
  await expect(canvas.getByRole('img', { name: /^Board of 100 by 80 millimetres/ })).toBeVisible();
  await expect(canvas.getAllByRole('group', { name: 'Zoom' })).toHaveLength(1);
});

/** A place is requested while another view is shown. */
export const ShowingAPlace = meta.story({
  render: function Host(args) {
    const [markedPlace, setMarkedPlace] = useState<MarkedPlace>();
    return (
      <>
        <Button onPress={() => setMarkedPlace({ place: { x: 11, y: 10 }, isFocused: true })}>Show the place</Button>
        <OrderDrawing {...args} files={{ board: sampleBoard, markedPlace }} />
      </>
    );
  },
});

ShowingAPlace.test('returns to the files, rings the place and takes the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Layers' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show the place' }));
  const picture = await canvas.findByRole('img', { name: /The ring is at X 11 mm, Y 10 mm/ });
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement?.contains(picture)).toBe(true);
});

/** The most common order of a rigid board. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[Q-11] draws the board with its material and finish, and names the drawing', async ({ canvas }) => {
  const sentence = 'Board of 100 by 80 millimetres in FR-4, with sample pads in HASL.';
  await expect(canvas.getByRole('img', { name: sentence })).toBeVisible();
  await expect(canvas.getByText('Board of 100 × 80 mm in FR-4, with sample pads in HASL.')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'To scale, from your numbers' })).toBeVisible();
});

Ready.test('has a tab for each view', async ({ canvas, userEvent }) => {
  await expect(
    canvas.getAllByRole('radio', { name: /Board|panel|Layers/i }).map((radio) => radio.parentElement?.textContent),
  ).toEqual(['Board', 'Working panel', 'Layers']);
  await userEvent.click(canvas.getByRole('radio', { name: 'Working panel' }));
  await expect(
    canvas.getByText('28 boards of 100 × 80 mm fit our working panel of 450 × 610 mm; 18 % of it is waste.'),
  ).toBeVisible();
});

Ready.test('converts every length to mil', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'mil' }));
  const picture = canvas.getByRole('img', { name: /^Board of 3,937 by 3,149\.6 mil/ });
  await expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '3,937 mil',
    '3,149.6 mil',
    '1,000 mil',
  ]);
});

Ready.test(
  'zooms and moves with buttons and keys, and leaves the arrow keys to the page otherwise',
  async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('group', { name: 'Drawing' });
    const level = canvas.getByRole('status');
    const windowOf = () => stage.querySelector('svg svg')?.getAttribute('viewBox');
    const whole = windowOf();
    const pressArrow = () => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      stage.dispatchEvent(press);
      return press.defaultPrevented;
    };
    stage.focus();
    await expect(pressArrow()).toBe(false);
    await userEvent.keyboard('+');
    await expect(level).toHaveTextContent('150 %');
    const magnified = windowOf();
    await expect(magnified).not.toBe(whole);
    await expect(pressArrow()).toBe(true);
    await expect(windowOf()).not.toBe(magnified);
    await userEvent.keyboard('0');
    await expect(windowOf()).toBe(whole);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await expect(level).toHaveTextContent('150 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(level).toHaveTextContent('100 %');
  },
);

Ready.test(
  'disables a zoom button at its end of the range, and leaves the focus on it',
  async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const disabled = () =>
      ['Zoom out', 'Zoom in', 'Show all'].filter((name) => button(name).getAttribute('aria-disabled') === 'true');
    await expect(disabled()).toEqual(['Zoom out', 'Show all']);
    button('Zoom in').focus();
    for (let press = 0; press < 7; press += 1) await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1600 %');
    await expect(disabled()).toEqual(['Zoom in']);
    await expect(button('Zoom in')).toHaveFocus();
    await expect(getComputedStyle(button('Zoom in')).opacity).not.toBe(getComputedStyle(button('Zoom out')).opacity);
  },
);

Ready.test('zooms with the wheel when it has focus or with Ctrl, and never traps the page', async ({ canvas }) => {
  const stage = canvas.getByRole('group', { name: 'Drawing' });
  const turn = (init: WheelEventInit) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const wheel = new WheelEvent('wheel', {
      ...init,
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
    });
    stage.dispatchEvent(wheel);
    return wheel.defaultPrevented;
  };
  await expect(turn({ deltaY: -100 })).toBe(false);
  await expect(turn({ deltaY: -100, ctrlKey: true })).toBe(true);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('140 %'));
  stage.focus();
  await expect(turn({ deltaY: 500 })).toBe(true);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('100 %'));
  // The drawing cannot get smaller, so the page scrolls.
  await expect(turn({ deltaY: 500 })).toBe(false);
});

/** The files of the customer have the size of the order. */
export const OwnShape = meta.story({
  args: { order: rigid({ sizeX: '60', sizeY: '40', layers: '4' }), data: sampleData },
});

OwnShape.test('draws the outline and the holes of the files', async ({ canvas }) => {
  await expect(
    canvas.getByRole('img', {
      name: 'Board of 60 by 40 millimetres in FR-4, with the outline of your files, 16 holes and 1 slot.',
    }),
  ).toBeVisible();
});

/** A flexible circuit, in the amber of polyimide. */
export const Flexible = meta.story({ args: { order: flexible() } });

Flexible.test('[Q-12] draws the circuit without layers, because there is no data about them', async ({ canvas }) => {
  await expect(
    canvas.getByText('Flexible circuit of 60 × 20 mm in polyimide, with sample pads in ENIG.'),
  ).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: 'Layers' })).toBeNull();
});

/** Stiffeners on the top are drawn; those on the bottom are hidden lines. */
export const Stiffened = meta.story({ args: { order: flexible({ stiffener: 'fr4', stiffenerSide: 'top' }) } });

Stiffened.test('states that the stiffener is a sample, and names its side', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Flexible circuit of 60 × 20 mm in polyimide, with sample pads in ENIG and a sample stiffener of FR-4 on the top.',
    ),
  ).toBeVisible();
});

/** A stencil in its frame, which has one view. */
export const Stencil = meta.story({ args: { order: stencilOf({ type: 'framed', sizeX: '400', sizeY: '300' }) } });

Stencil.test('[Q-13] draws the stencil in its frame, without a choice of views', async ({ canvas }) => {
  await expect(canvas.getByText('Framed stencil of 400 × 300 mm.')).toBeVisible();
  await expect(canvas.queryByRole('radiogroup', { name: 'View' })).toBeNull();
});

/** Only the foil. */
export const Foil = meta.story({ args: { order: stencilOf() } });

/** No size yet, or one that cannot be parsed: 0, blank, 100 000, Malayalam. */
export const Empty = meta.story({ tags: ['empty'], args: { order: rigid({ sizeX: '' }) } });

Empty.test('asks for the size', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'No size to draw yet: enter X and Y.' })).toBeVisible();
});

/** Larger than the working panel. */
export const TooLarge = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { order: rigid({ sizeX: '500', sizeY: '600' }), initialState: { view: 'workingPanel' } },
});

TooLarge.test('states that it does not fit', async ({ canvas }) => {
  await expect(
    canvas.getByText('A board of 500 × 600 mm does not fit the usable 430 × 585 mm of our working panel.'),
  ).toBeVisible();
});

/** A board of a square millimetre in panels: 400 boards in each. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    order: rigid({ sizeX: '1', sizeY: '1', dispatchUnit: 'panel' }),
    initialState: { view: 'workingPanel', unit: 'mil' },
  },
  globals: narrow,
});

/** A corner of a panel, magnified, to see tabs and tooling holes. */
export const Magnified = meta.story({
  args: { order: rigid({ dispatchUnit: 'panel', finish: 'enig' }), initialState: { zoom: 4 } },
});

/** A view that the order lacks, in the other unit. */
export const InitialState = meta.story({ args: { initialState: { view: 'panel', unit: 'mil' } } });

InitialState.test('shows the first view for one that the order lacks', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'mil' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Layers' }));
  await expect(canvas.getByRole('radio', { name: 'Layers' })).toBeChecked();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Phone = meta.story({ args: { order: rigid({ dispatchUnit: 'panel' }) }, globals: phone });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({
  tags: ['right-to-left'],
  args: { order: rigid({ dispatchUnit: 'panel' }) },
  globals: rightToLeft,
});

export const LargeText = meta.story({
  tags: ['large-text'],
  args: { order: rigid({ dispatchUnit: 'panel' }) },
  globals: largeText,
});

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  args: { order: rigid({ dispatchUnit: 'panel' }) },
  globals: forcedColours,
});
