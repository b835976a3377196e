import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { contentPages } from '@pcb/screens/content/pages';
import { type StackUp, StackUpFigure, stackUps } from '@pcb/screens/content/StackUpFigure';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

function stackUpWithId(id: string): StackUp {
  const stackUp = stackUps.find((candidate) => candidate.id === id);
  if (!stackUp) throw new Error(`No stack-up ${id}`);
  return stackUp;
}

const page = contentPages['/components/standard-pcb-buildup'];

const meta = preview.meta({
  title: 'Screens/Content/Stack-up',
  component: StackUpFigure,
  args: { stackUp: stackUpWithId('4-1.6'), onHighlightedLayerChange: fn() },
  argTypes: { stackUp: { control: false }, content: { control: false } },
});

/** The names of the layers whose row is lit. */
const litRows = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

/** What the drawing draws a frame round, by its label. */
const litInDrawing = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll('g')]
    .filter((group) => group.querySelector('rect'))
    .map((group) => group.querySelector('text')?.textContent);

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has rows whose shown thicknesses add up to the shown total', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: '4 layers, 1.6 mm, from top to bottom' });
  const shown = (row: HTMLElement) => Number(within(row).getAllByRole('cell').at(-2)?.textContent);
  const [, ...rows] = within(table).getAllByRole('row');
  const total = rows.pop();
  if (!total) throw new Error('No total');
  await expect(rows).toHaveLength(7);
  await expect(rows.reduce((sum, row) => sum + shown(row), 0)).toBeCloseTo(shown(total), 9);
  await expect(shown(total)).toBe(1.605);
});

Playground.test('says in words what the drawing shows', async ({ canvas }) => {
  await expect(
    canvas.getByRole('img', {
      name: 'Cross-section of a board with 4 layers, 1.605 mm thick. From top to bottom: L1 copper, PP1 prepreg, L2 copper, C1 core, L3 copper, PP2 prepreg, L4 copper.',
    }),
  ).toBeVisible();
});

Playground.test(
  'lights a layer in the drawing while the pointer is on its row',
  async ({ canvas, userEvent, args }) => {
    const drawing = canvas.getByRole('img');
    await userEvent.hover(canvas.getByRole('cell', { name: 'FR-4 core' }));
    await expect(litInDrawing(drawing)).toEqual(['C1']);
    await expect(args.onHighlightedLayerChange).toHaveBeenLastCalledWith('C1');
    await userEvent.unhover(canvas.getByRole('cell', { name: 'FR-4 core' }));
    await expect(litInDrawing(drawing)).toEqual([]);
    await expect(args.onHighlightedLayerChange).toHaveBeenLastCalledWith(null);
  },
);

Playground.test('lights a row while the pointer is on its layer in the drawing', async ({ canvas, userEvent }) => {
  const label = within(canvas.getByRole('img')).getByText('PP2');
  await userEvent.hover(label);
  await expect(litRows()).toEqual(['PP2']);
  await userEvent.unhover(label);
  await expect(litRows()).toEqual([]);
});

Playground.test('walks through the layers by keyboard', async ({ canvas, userEvent }) => {
  const drawing = canvas.getByRole('img');
  canvas.getByRole('region').focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'L1' })).toHaveFocus();
  await expect(litInDrawing(drawing)).toEqual(['L1']);
  await userEvent.tab();
  await expect(litInDrawing(drawing)).toEqual(['PP1']);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(litInDrawing(drawing)).toEqual([]);
});

Playground.test('keeps a layer lit that a finger touched, until it touches another', async ({ canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'L2' }) });
  await expect(litRows()).toEqual(['L2']);
  await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'PP2' }) });
  await expect(litRows()).toEqual(['PP2']);
});

/** A host says which layer is lit. */
export const Highlighted = meta.story({ args: { highlightedLayer: 'L2' } });

Highlighted.test('stays as the host says, and asks for a change', async ({ canvas, userEvent, args }) => {
  await expect(litInDrawing(canvas.getByRole('img'))).toEqual(['L2']);
  await userEvent.hover(canvas.getByRole('cell', { name: 'FR-4 core' }));
  await expect(args.onHighlightedLayerChange).toHaveBeenLastCalledWith('C1');
  await expect(litRows()).toEqual(['L2']);
});

export const HighlightedAtFirst = meta.story({ args: { defaultHighlightedLayer: 'PP1' } });

export const OneLayer = meta.story({ args: { stackUp: stackUpWithId('1-1.6') } });

OneLayer.test('has copper on one side alone', async ({ canvas }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName(
    'Cross-section of a board with 1 layer, 1.6 mm thick. From top to bottom: L1 copper, C1 core.',
  );
});

export const TwoLayersThin = meta.story({ args: { stackUp: stackUpWithId('2-1.0') } });
export const TwoLayers = meta.story({ args: { stackUp: stackUpWithId('2-1.6') } });
export const TwoLayersThick = meta.story({ args: { stackUp: stackUpWithId('2-2.0') } });
export const FourLayersThin = meta.story({ args: { stackUp: stackUpWithId('4-1.0') } });
export const FourLayersThick = meta.story({ args: { stackUp: stackUpWithId('4-2.0') } });

/** Eleven layers, two of them as thin as the drawing gets. */
export const SixLayers = meta.story({ args: { stackUp: stackUpWithId('6-1.6') } });

SixLayers.test('keeps its labels apart', async ({ canvas }) => {
  const drawing = canvas.getByRole('img');
  const names = ['L1', 'PP1', 'L2', 'C1', 'L3', 'PP2', 'L4', 'C2', 'L5', 'PP3', 'L6'];
  const places = names.map((name) => within(drawing).getByText(name).getBoundingClientRect());
  const distances = places.slice(1).map(({ top }, index) => top - (places[index]?.top ?? 0));
  await expect(Math.min(...distances)).toBeGreaterThanOrEqual(12);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { stackUp: stackUpWithId('6-1.6') } });

Narrow.test('does not make the page scroll sideways', async ({ canvas }) => {
  await expect(canvas.getByRole('img')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, args: { defaultHighlightedLayer: 'C1' } });

/** The page needs nothing from its host to show them. */
export const OnItsPage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <main>{page ? <ContentScreen content={page} /> : null}</main>,
});

OnItsPage.test('has a drawing and a table for each stack-up', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: /^Cross-section of a board/ })).toHaveLength(7);
  await expect(canvas.getAllByRole('table')).toHaveLength(7);
});
