import { OrderDrawing } from '@pcb/screens/quote/OrderDrawing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { underHeading } from '../inMain.tsx';
import { rigid } from './drawnOrders.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/OrderDrawing',
  component: OrderDrawing,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [underHeading('Services', { style: { maxWidth: '24rem' } })],
  args: { order: rigid() },
});

/** Ordered in panels: the delivery panel is shown first. */
export const Panel = meta.story({ args: { order: rigid({ dispatchUnit: 'panel', finish: 'enig' }) } });

Panel.test(
  '[B-14] draws the panel with border, tooling holes and boards, and states that it is our suggestion',
  async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Panel of 216 × 176 mm with 4 boards of 100 × 80 mm, 2 across and 2 down, 2 mm apart, in a border of 5 mm with 3 mm tooling holes.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(/As many as fit 250 × 200 mm\. .* 10 boards need 3 panels, with 2 places left over\./),
    ).toBeVisible();
  },
);

Panel.test('changes rows, columns and separation, and returns to the suggestion', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'V-cuts' }));
  const columns = canvas.getByRole('textbox', { name: 'Columns' });
  await userEvent.clear(columns);
  await userEvent.type(columns, '1');
  await userEvent.tab();
  await expect(
    canvas.getByText(
      /^Panel of 110 × 250 mm with 3 boards of 100 × 80 mm, 1 across and 3 down, with V-cuts between them/,
    ),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Our suggestion' }));
  await expect(columns).toHaveValue('2');
});

/** Rows and columns are fields of the form. */
export const PanelOfTheForm = Panel.extend({ args: { onPanelGridChange: fn() } });

PanelOfTheForm.test('reports rows and columns to the form', async ({ canvas, userEvent, args }) => {
  const columns = canvas.getByRole('textbox', { name: 'Columns' });
  await userEvent.clear(columns);
  await userEvent.type(columns, '1');
  await userEvent.tab();
  await expect(args.onPanelGridChange).toHaveBeenLastCalledWith({ columns: 1, rows: null });
});

/** V-cuts, on a panel that is too small for them. */
export const VCuts = meta.story({
  args: {
    order: rigid({ dispatchUnit: 'panel', sizeX: '30', sizeY: '30' }),
    initialState: { panel: { columns: 2, rows: 2, isVCut: true } },
  },
});

VCuts.test('states the minimum size of a panel with V-cuts', async ({ canvas }) => {
  await expect(canvas.getByText(/A panel with V-cuts needs at least 100 × 100 mm\./)).toBeVisible();
});

/** Panels on our working panel. */
export const WorkingPanel = meta.story({
  args: { order: rigid({ dispatchUnit: 'panel', sizeX: '50', sizeY: '40' }), initialState: { view: 'workingPanel' } },
});

/** Single boards on our working panel. */
export const Boards = meta.story({
  args: { order: rigid({ sizeX: '50', sizeY: '50' }), initialState: { view: 'workingPanel' } },
});

/** The cross-section of the standard stack-up. */
export const Layers = meta.story({ args: { order: rigid({ layers: '4' }), initialState: { view: 'layers' } } });

Layers.test('highlights the layer of a row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^L2 Copper foil/ }));
  await expect(canvas.getByRole('button', { name: /^L2 Copper foil/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    canvas.getByRole('img', { name: /^Cross-section of a board with 4 layers/ }).querySelector('[data-is-highlighted]'),
  ).not.toBeNull();
});

/** Layers for which there is no standard stack-up. */
export const NoStackUp = meta.story({
  args: { order: rigid({ material: 'rogers' }), initialState: { view: 'layers' } },
});

NoStackUp.test('explains why there is no stack-up', async ({ canvas }) => {
  await expect(
    canvas.getByText('Our standard stack-ups are FR-4. For Rogers, an engineer proposes one.'),
  ).toBeVisible();
});

/** A stack-up whose copper differs from the chosen one. */
export const OtherCopper = meta.story({ args: { order: rigid({ copper: '2' }), initialState: { view: 'layers' } } });

OtherCopper.test('states which copper is drawn', async ({ canvas }) => {
  await expect(
    canvas.getByText('Drawn with outer copper of 35 µm. You chose 2 oz base copper, about 90 µm finished.'),
  ).toBeVisible();
});

/** The largest board, in a panel of one that our working panel cannot hold. */
export const LargestInPanel = meta.story({
  args: { order: rigid({ sizeX: '430', sizeY: '385', dispatchUnit: 'panel' }) },
});
