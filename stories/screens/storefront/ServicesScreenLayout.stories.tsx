import { initialForms } from '@pcb/quoting/forms';
import { filledForms } from '@pcb/screens/fixtures';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { narrow } from '../../looks.ts';
import { expectFigures, optionsOf, servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** The first tab with its initial values. */
export const Layout = meta.story({ name: 'Order form: layout' });

Layout.test(
  '[Q-06] [Q-10] reports the label of the pressed upload button, and marks both as required',
  async ({ canvas, userEvent, args }) => {
    for (const title of ['Schematic', 'Bill of Material']) {
      const upload = canvas.getByRole('button', { name: `Upload ${title}` });
      await expect(upload).toHaveAccessibleDescription(/Required/);
      await userEvent.click(upload);
      await expect(args.onUpload).toHaveBeenLastCalledWith(title);
    }
  },
);

Layout.test('[Q-10] [Q-15] has the fields of the layout form, one option chosen in each group', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toBeRequired();
  await expect(optionsOf(canvas, 'Layer')).toEqual([
    ['1', false],
    ['2', true],
    ['4', false],
  ]);
  await expect(optionsOf(canvas, 'No. of Components')).toEqual([
    ['75 or less', true],
    ['76-150', false],
    ['151-300', false],
  ]);
  await expect(optionsOf(canvas, 'Lead Time')).toEqual([
    ['3 working days', false],
    ['7 working days', true],
    ['10 working days', false],
  ]);
  await expect(optionsOf(canvas, 'Control Impedance')).toEqual([
    ['Yes', false],
    ['No', true],
  ]);
});

Layout.test('[Q-15] selects the next option in the direction of the arrow key', async ({ canvas, userEvent, args }) => {
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
  const [onwards, back] = isMirrored ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
  const chosen = () => optionsOf(canvas, 'Layer').find(([, isChosen]) => isChosen)?.[0];
  const layer = within(canvas.getByRole('radiogroup', { name: 'Layer' }));
  await userEvent.click(layer.getByRole('radio', { name: '2' }));
  await userEvent.keyboard(onwards);
  await expect(chosen()).toBe('4');
  await userEvent.keyboard(back);
  await expect(chosen()).toBe('2');
  await userEvent.keyboard(back);
  await expect(chosen()).toBe('1');
  await expect(args.onFormsChange).toHaveBeenLastCalledWith({
    ...initialForms,
    layout: { ...initialForms.layout, layers: '1' },
  });
});

Layout.test('[Q-20] [Q-05] shows the price next to the form, and the other lead times', async ({ canvas }) => {
  await expectFigures(canvas, {
    'Lead Time': '7 working days',
    Quantity: '1',
    'Unit Price': '₹8,150',
    'Order Value': '₹8,150',
    'Tax (18%)': '₹1,467',
    Total: '₹9,617',
    'Ship Date': /^Thu, 9 Oct 2025$/,
  });
  const rows = within(canvas.getByRole('table', { name: 'Other lead times' })).getAllByRole('row');
  await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Lead Time', 'Layout', 'Tax', 'Total'],
    ['3 working days', '₹10,400', '₹1,872', '₹12,272'],
    ['10 working days', '₹6,500', '₹1,170', '₹7,670'],
  ]);
});

Layout.test('[Q-20] applies an alternative as the lead time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose 3 working days' }));
  await expect(canvas.getByRole('radio', { name: '3 working days' })).toBeChecked();
  await expectFigures(canvas, { 'Lead Time': '3 working days', Total: '₹12,272' });
  await expect(canvas.getByRole('button', { name: 'Choose 7 working days' })).toBeVisible();
});

Layout.test('[Q-21] updates at once and reports the values', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '151-300' }));
  await expectFigures(canvas, { 'Order Value': '₹27,500', 'Tax (18%)': '₹4,950', Total: '₹32,450' });
  await expect(args.onFormsChange).toHaveBeenLastCalledWith({
    ...initialForms,
    layout: { ...initialForms.layout, components: '300' },
  });
});

Layout.test('announces the new total once, after a pause', async ({ canvas, userEvent }) => {
  const said = listen();
  await userEvent.click(canvas.getByRole('radio', { name: '76-150' }));
  await userEvent.click(canvas.getByRole('radio', { name: '151-300' }));
  await expectSaid(said, ['Total ₹32,450. No. of Components: 151-300, ₹22,833 more']);
});

/** The first tab, filled in. */
export const LayoutFilled = meta.story({ args: { forms: filledForms } });

/** The other lead times in a table that fits 320 px. */
export const LayoutNarrow = meta.story({ tags: ['narrow'], globals: narrow });
