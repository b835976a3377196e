import { PanelDrawing } from '@pcb/screens/content/tools/PanelDrawing';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/Panel drawing',
  component: PanelDrawing,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a panel of different boards, ask an engineer; this drawing repeats one rectangle.',
        'For a price, use the quote form; it does not read the sizes from here.',
      ],
      keyboard: [
        '`Tab` Moves from field to field. Screen readers announce the result shortly after the last key.',
        '`Enter` Does nothing in a field; the drawing is always up to date.',
      ],
      copy: [
        'Every drawing has a text alternative with its figures.',
        'Figures in the drawing are in mm without the unit; the line below the corner says so.',
        'A panel that cannot be made is still drawn, with a note on what to change.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[B-14] draws the panel of the guidelines with its enlarged corner, and describes both as text',
  async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Panel 116 by 138 millimetres, 6 boards, 5 millimetre border' }),
    ).toBeVisible();
    const result = within(canvas.getByRole('group', { name: 'Result' }));
    await expect(
      result.getByText('6 boards 2 mm apart, in a border of 5 mm. A working panel holds 12 such panels: 72 boards.'),
    ).toBeVisible();
    const corner = within(canvas.getByRole('img', { name: /^Corner of a panel/ }));
    await expect(corner.getAllByText('5')).toHaveLength(2);
    await expect(corner.getByText('2')).toBeVisible();
    await expect(corner.getByText('Ø3')).toBeVisible();
    await expect(corner.getByText('1.6')).toBeVisible();
    await expect(corner.getByText('±0.13')).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'Working panel 450 by 610 millimetres with 12 panels in its usable area of 430 by 585 millimetres',
      }),
    ).toBeVisible();
  },
);

Ready.test('follows the input', async ({ canvas, userEvent }) => {
  const width = canvas.getByRole('textbox', { name: 'Board width (mm)' });
  await userEvent.clear(width);
  await userEvent.type(width, '80,5');
  await expect(width).toHaveValue('80,5');
  await expect(canvas.getByRole('img', { name: /^Panel 177 by 138 millimetres/ })).toBeVisible();
});

Ready.test('shows the errors, keeps the input and does not draw', async ({ canvas, userEvent }) => {
  const rows = canvas.getByRole('textbox', { name: 'Rows (boards)' });
  await userEvent.clear(rows);
  await userEvent.type(rows, '0.5');
  await userEvent.tab();
  await expect(rows).toHaveValue('0.5');
  await expect(rows).toHaveAccessibleDescription('The rows must be a whole number from 1 to 20.');
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvas.getByText('Your panel appears here when all fields are valid.')).toBeVisible();
});

/** Every field was emptied: a frame reserves the space of the drawing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { defaultValues: { width: '', height: '', columns: '', rows: '', gap: '' } },
});

/** Numbers beyond the limits of the fields and of a panel. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { defaultValues: { width: '1e999', height: '586', columns: '9999' } },
});

/** A panel that can be drawn but not made. */
export const TooLarge = meta.story({ args: { defaultValues: { width: '300', height: '300' } } });

TooLarge.test('warns that it does not fit a working panel', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /^Panel 616 by 918 millimetres/ })).toBeVisible();
  await expect(
    canvas.getByText(/^The panel does not fit the usable area of our working panel, 430 × 585 mm\./),
  ).toBeVisible();
});

/** A gap of 0: the boards are separated by V-cuts, not milled. */
export const VCut = meta.story({ args: { defaultValues: { gap: '0' } } });

VCut.test('has no gaps and no tabs', async ({ canvas }) => {
  await expect(
    canvas.getByRole('img', { name: 'Panel 110 by 130 millimetres, 6 boards, 5 millimetre border' }),
  ).toBeVisible();
  await expect(canvas.getByText(/separated by V-cuts/)).toBeVisible();
});

/** The maximum number of boards, and more digits than a field shows. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { defaultValues: { width: '12.00000000000000000000000000000000001', height: '9', columns: '20', rows: '20' } },
  globals: narrow,
});

/** Fifty times as wide as it is high: the drawing keeps its proportions. */
export const LongAndThin = meta.story({
  args: { defaultValues: { width: '400', height: '8', columns: '1', rows: '4' } },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
