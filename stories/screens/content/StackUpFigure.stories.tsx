import { type StackUp, stackUps } from '@pcb/engineering/stackUps';
import { StackUpFigure } from '@pcb/screens/content/tools/StackUpFigure';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

function stackUpWithId(id: string): StackUp {
  const stackUp = stackUps.find((candidate) => candidate.id === id);
  if (!stackUp) throw new Error(`No stack-up ${id}`);
  return stackUp;
}

const meta = preview.meta({
  title: 'Screens/Content/Stack-up',
  component: StackUpFigure,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For figures without a drawing, use the table of Content.',
        'For the impedance of a line on it, use ImpedanceCalculator, which offers these build-ups.',
      ],
      keyboard: [
        '`Tab` Moves from layer to layer in the table and highlights each in the drawing.',
        '`Enter or Space` Highlights the focused layer.',
        '`Arrow keys` Scroll the focused table if it is wider than the page.',
      ],
      copy: [
        'Layer names follow production data: L1 from the top, PP for prepreg, C for core.',
        'Thicknesses are in mm with mil next to them, or in one of the two in a narrow table; the displayed values add up to the total.',
      ],
    },
  },
  decorators: [onAContentPage],
  args: { stackUp: stackUpWithId('4-1.6'), onUnitChange: fn() },
  argTypes: { stackUp: { control: false }, content: contentArgType },
});

/** The names of the layers whose row is highlighted. */
const litRows = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

/** The labels of the layers that are framed in the drawing. */
const litInDrawing = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll('g:not([aria-hidden])')]
    .filter((group) => group.querySelector('rect'))
    .map((group) => group.querySelector('text')?.textContent);

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows thicknesses that add up to the total, and describes the drawing as text', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: '4 layers, 1.6 mm, from top to bottom' });
  const shown = (row: HTMLElement) => Number(within(row).getAllByRole('cell').at(-2)?.textContent);
  const [, ...rows] = within(table).getAllByRole('row');
  const total = rows.pop();
  if (!total) throw new Error('No total');
  await expect(rows).toHaveLength(7);
  await expect(rows.reduce((sum, row) => sum + shown(row), 0)).toBeCloseTo(shown(total), 9);
  await expect(shown(total)).toBe(1.605);
  await expect(
    canvas.getByRole('img', {
      name: 'Cross-section of a board with 4 layers, 1.605 mm thick. From top to bottom: L1 copper, PP1 prepreg, L2 copper, C1 core, L3 copper, PP2 prepreg, L4 copper.',
    }),
  ).toBeVisible();
});

Ready.test('highlights a layer in the drawing while the pointer is on its row', async ({ canvas, userEvent }) => {
  const drawing = canvas.getByRole('img');
  await userEvent.hover(canvas.getByRole('cell', { name: 'FR-4 core' }));
  await expect(litInDrawing(drawing)).toEqual(['C1']);
  await userEvent.unhover(canvas.getByRole('cell', { name: 'FR-4 core' }));
  await expect(litInDrawing(drawing)).toEqual([]);
});

Ready.test('highlights a row while the pointer is on its layer in the drawing', async ({ canvas, userEvent }) => {
  const label = within(canvas.getByRole('img')).getByText('PP2');
  await userEvent.hover(label);
  await expect(litRows()).toEqual(['PP2']);
  await userEvent.unhover(label);
  await expect(litRows()).toEqual([]);
});

Ready.test('moves through the layers by keyboard', async ({ canvas, userEvent }) => {
  const drawing = canvas.getByRole('img');
  canvas.getByRole('button', { name: 'L1' }).focus();
  await waitFor(() => expect(litInDrawing(drawing)).toEqual(['L1']));
  await userEvent.tab();
  await expect(litInDrawing(drawing)).toEqual(['PP1']);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(litInDrawing(drawing)).toEqual([]);
});

Ready.test('keeps a touched layer highlighted until another is touched', async ({ canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'L2' }) });
  await expect(litRows()).toEqual(['L2']);
  await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'PP2' }) });
  await expect(litRows()).toEqual(['PP2']);
});

/** The pointer is on the row of the core. */
export const Highlighted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('cell', { name: 'FR-4 core' }));
  },
});

/** Copper on one side only, without plated holes. */
export const OneLayer = meta.story({ args: { stackUp: stackUpWithId('1-1.6') } });

/** 1.6 mm: the same copper on a core of 1.53 mm. */
export const TwoLayers = meta.story({ args: { stackUp: stackUpWithId('2-1.6') } });

/** The maximum: eleven layers, two of them as thin as the drawing allows. */
export const SixLayers = meta.story({ tags: ['long-content'], args: { stackUp: stackUpWithId('6-1.6') } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { stackUp: stackUpWithId('6-1.6') } });

Narrow.test(
  'shows the thickness of each layer in one unit, and reports the unit to the host',
  async ({ canvas, userEvent, args }) => {
    const isShown = (text: string) => {
      const frame = canvas.getByRole('table').getBoundingClientRect();
      const cell = canvas.getAllByRole('cell', { name: text })[0]?.getBoundingClientRect();
      return cell !== undefined && cell.right <= frame.right;
    };
    await expect(isShown('0.0350')).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: 'mil' }));
    await expect(args.onUnitChange).toHaveBeenLastCalledWith('mil');
    await expect(isShown('1.4')).toBe(true);
  },
);

export const Dark = Highlighted.extend({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

RightToLeft.test('does not mirror the drawing', async ({ canvas }) => {
  const drawing = canvas.getByRole('img');
  const frame = drawing.getBoundingClientRect();
  const label = within(drawing).getByText('C1').getBoundingClientRect();
  const thickness = within(drawing).getByText('1.1000').getBoundingClientRect();
  await expect(label.left).toBeGreaterThan(frame.left + frame.width / 2);
  await expect(thickness.left).toBeGreaterThan(label.right);
  await expect(thickness.right).toBeLessThanOrEqual(frame.right + 1);
});

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
