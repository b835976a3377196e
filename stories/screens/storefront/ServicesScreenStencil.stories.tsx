import { filledForms } from '@pcb/screens/fixtures';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { figureOf, optionsOf, servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** The fourth tab with its initial values. */
export const Stencil = meta.story({ name: 'Order form: stencil', args: { tab: 'stencil' } });

Stencil.test('[Q-13] has the fields of the stencil form', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('textbox', { name: 'Stencil Name' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Size X (mm)' })).toHaveValue('200');
  await expect(canvas.getByRole('textbox', { name: 'Size Y (mm)' })).toHaveValue('150');
  await expect(canvas.getByRole('textbox', { name: 'Quantity (pcs)' })).toHaveValue('1');
  const groups = ['Side', 'Printer', 'Type', 'Thickness', 'Data Approval'];
  await expect(groups.map((group) => optionsOf(canvas, group).map(([label]) => label))).toEqual([
    ['Top', 'Bottom', 'Both'],
    ['Other', 'PCB Power'],
    ['Framed', 'Frameless'],
    ['4 mil', '5 mil', '6 mil', '8 mil'],
    ['Yes', 'No'],
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Lead Time' })).toHaveTextContent('5 working days');
  await userEvent.click(canvas.getByRole('button', { name: 'Upload Stencil Data' }));
  await expect(args.onUpload).toHaveBeenLastCalledWith('Stencil Data');
});

Stencil.test('warns about a thick foil and a large size without rejecting them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '8 mil' }));
  await expect(canvas.getByText(/above our usual 0.10 to 0.15 mm/)).toBeVisible();
  await expect(figureOf(canvas, 'Total')).toMatch(/^₹/);
  const sizeX = canvas.getByRole('textbox', { name: 'Size X (mm)' });
  await userEvent.clear(sizeX);
  await userEvent.type(sizeX, '600');
  await expect(sizeX).toHaveAccessibleDescription(/The maximum stencil size is 500 × 400 mm/);
  await expect(figureOf(canvas, 'Total')).toBe('On request');
});

Stencil.test('explains the effect of a reduction on the apertures', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Aperture Reduction' }));
  await userEvent.click(await screen.findByRole('option', { name: '20 % of the area' }));
  await expect(canvas.getByText(/^Each side becomes 89 % as long/)).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Remarks' }), 'U4 at pad size');
  await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription(/486 characters left\.$/);
});

/** A framed stencil for both sides. */
export const StencilFilled = meta.story({ args: { tab: 'stencil', forms: filledForms } });
