import { initialForms } from '@pcb/quoting/forms';
import { filledForms } from '@pcb/screens/fixtures';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced, expectSaid, listen } from '../../components/announced.ts';
import { dark } from '../../looks.ts';
import { typedAtOnce } from '../typedAtOnce.ts';
import {
  expectFigures,
  figureOf,
  openSections,
  openTechnology,
  optionsOf,
  servicesMeta,
  summaryOf,
} from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** The second tab with its initial values; Technology is closed. */
export const Rigid = meta.story({ name: 'Order form: rigid', args: { tab: 'fab' } });

Rigid.test('[Q-11] has the fields of the rigid form', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('100');
  await expect(canvas.getByRole('textbox', { name: 'Board Size Y (mm)' })).toHaveValue('80');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveValue('10');
  const groups = ['PCB Assembly', 'Dispatch Unit', 'Layer', 'Material', 'Board Thickness'];
  await expect(groups.map((group) => optionsOf(canvas, group))).toEqual([
    [
      ['Yes', false],
      ['No', true],
    ],
    [
      ['Single board', true],
      ['Panel', false],
    ],
    [
      ['1', false],
      ['2', true],
      ['4', false],
    ],
    [
      ['FR-4', true],
      ['Rogers', false],
    ],
    [
      ['1.0 mm', false],
      ['1.6 mm', true],
      ['2.0 mm', false],
    ],
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent('HASL');
  await expect(optionsOf(canvas, 'Temperature Gradient')).toEqual([
    ['Standard Tg 130-140 °C', true],
    ['Mid Tg 150 °C', false],
    ['High Tg ≥\u00a0170\u00a0°C', false],
  ]);
  await expect(canvas.getByRole('button', { name: 'Technology' })).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByRole('group', { name: 'Additional Options' })).toBeVisible();
  await expect(canvas.getByRole('group', { name: 'Assembly Options' })).toBeVisible();
});

Rigid.test('[Q-11] lists the surface finishes and selects one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Surface Finish' }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await expect(options).toEqual(['HASL', 'Lead-free HASL', 'ENIG']);
  await userEvent.click(screen.getByRole('option', { name: 'ENIG' }));
  await waitFor(() => expect(figureOf(canvas, 'Order Value')).toBe('₹3,139.00'));
});

Rigid.test('[Q-11] opens the Technology section', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Technology' }));
  await expect(canvas.getByRole('combobox', { name: 'Smallest Hole' })).toBeVisible();
});

Rigid.test('[Q-21] [G-02] follows quantity and size as they are typed', async ({ canvas, userEvent }) => {
  await expectFigures(canvas, {
    'Lead Time': '7 working days',
    Quantity: '10',
    'Unit Price': '₹266.00',
    'Order Value': '₹2,660.00',
    'Tax (18%)': '₹478.80',
    Total: '₹3,138.80',
    'Ship Date': /^Thu, 9\sOct\s–\sFri, 10\sOct 2025$/,
  });
  const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
  await userEvent.clear(quantity);
  await userEvent.paste('1,000');
  await expectFigures(canvas, {
    'Lead Time': '12 working days',
    Quantity: '1,000',
    'Order Value': '₹67,560.00',
    Total: '₹79,720.80',
  });
  await expect(quantity).toHaveValue('1,000');
  await userEvent.clear(quantity);
  await userEvent.paste('2,001');
  await expectAnnounced('Price on request');
});

Rigid.test('marks only the invalid side when typing pauses', async ({ canvas, userEvent }) => {
  const [x, y] = ['X', 'Y'].map((side) => canvas.getByRole('textbox', { name: `Board Size ${side} (mm)` }));
  const said = listen();
  y!.focus();
  typedAtOnce(y!, '', '8', '8o');
  await expect(y).not.toBeInvalid();
  await waitFor(() => expect(y).toBeInvalid());
  const message = 'No price for “8o”: enter millimetres, up to 1000.';
  await waitFor(() => expect(y).toHaveAccessibleDescription(/No price for “8o”: enter millimetres, up to 1000/));
  await expect(x).not.toBeInvalid();
  await expect(x).not.toHaveAccessibleDescription(/No price/);
  await expectSaid(said, [message]);
  await userEvent.keyboard('9');
  await expectSaid(said, [message, message.replace('8o', '8o9')]);
  await userEvent.keyboard('{Backspace}{Backspace}0');
  await expect(y).not.toBeInvalid();
});

Rigid.test('[Q-21] [Q-16] shows a dash without a price and keeps the input', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
  for (const odd of ['abc', '999999']) {
    await userEvent.clear(quantity);
    await userEvent.paste(odd);
    await userEvent.tab();
    await expect(quantity).toHaveValue(odd);
    await expectFigures(canvas, { Quantity: '—', 'Unit Price': '—', 'Order Value': '—', 'Tax (18%)': '—', Total: '—' });
  }
  await expect(quantity).toBeInvalid();
  await expect(quantity).toHaveAccessibleDescription(
    'Number of boards. No price for “999999”: enter a whole number from 1 to 2,000.',
  );
  await userEvent.clear(quantity);
  await expect(quantity).not.toBeInvalid();
  await expect(quantity).toHaveAccessibleDescription(/^No price without a quantity/);
  await userEvent.type(quantity, '10');
  await expect(quantity).toHaveAccessibleDescription('Number of boards.');
  await expectFigures(canvas, { Quantity: '10', Total: '₹3,138.80' });
});

Rigid.test('describes size and quantity as those of a board, not of the panel', async ({ canvas, userEvent }) => {
  const sizeX = canvas.getByRole('textbox', { name: 'Board Size X (mm)' });
  await expect(sizeX).toHaveAccessibleDescription('Outer dimensions of one board, X by Y.');
  await userEvent.click(canvas.getByRole('radio', { name: 'Panel' }));
  await expect(sizeX).toHaveAccessibleDescription('Outer dimensions of one board, not of the panel, X by Y.');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveAccessibleDescription(
    'Number of boards, not panels.',
  );
});

Rigid.test('[B-01] mentions the combined saving for FR-4 with assembly only', async ({ canvas, userEvent }) => {
  const saving = () => figureOf(canvas, 'Combined saving');
  await expect(saving()).toBeUndefined();
  await userEvent.click(within(canvas.getByRole('radiogroup', { name: 'PCB Assembly' })).getByText('Yes'));
  await expect(saving()).toBe('up to 15 %');
  await expect(summaryOf(canvas)).toHaveTextContent(/saving is not included in this sample price/);
  await userEvent.click(canvas.getByRole('radio', { name: 'Rogers' }));
  await expect(saving()).toBeUndefined();
});

/** An assembled 4-layer board in panels, with Technology open. */
export const RigidFilled = meta.story({ args: { tab: 'fab', forms: filledForms }, play: openTechnology });

/** All sections open, with changed values. */
export const RigidSections = meta.story({
  args: {
    tab: 'fab',
    forms: {
      ...filledForms,
      fab: {
        ...filledForms.fab,
        ipcClass: '3',
        viaTreatment: 'filled',
        impedance: 'yes',
        maskColour: 'blue',
        panelRows: '3',
        panelColumns: '2',
        ulMark: true,
        remarks: 'Pack in trays of 50.',
        assemblySides: 'both',
        placements: '120',
        finePitch: 'yes',
        xray: true,
      },
    },
  },
  play: openSections,
});

RigidSections.test('summarises each section in a line, and counts the changed values', async ({ canvas }) => {
  for (const [name, description] of [
    [
      'Technology',
      '5 changed · 0.15\u00a0mm (6\u00a0mil)\u00a0· 0.20\u00a0mm (blind laser via)\u00a0· Class 3\u00a0· Vias filled and capped\u00a0· Controlled Impedance',
    ],
    ['More options', '5 changed · Blue mask\u00a0· Rows: 3\u00a0· Columns: 2\u00a0· UL mark\u00a0· Remarks'],
    [
      'Assembly details',
      '4 changed · Both sides\u00a0· 120 placements\u00a0· BGA or Fine Pitch\u00a0· X-ray inspection',
    ],
  ] as const) {
    await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(description);
  }
  await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveAccessibleDescription(/480 characters left\.$/);
  await expect(canvas.getByRole('textbox', { name: 'Panel Rows' })).toHaveAccessibleDescription(
    /1,000 boards fill 167 panels of 6, with 2 places left over\./,
  );
});

/** The longest form in the dark theme. */
export const RigidDark = meta.story({
  tags: ['dark'],
  args: { tab: 'fab', forms: filledForms },
  play: openTechnology,
  globals: dark,
});

Rigid.test('explains a term with a sketch, on demand', async ({ canvas, userEvent }) => {
  const about = canvas.getByRole('button', { name: /^About panels/ });
  await userEvent.click(about);
  const explanation = within(await screen.findByRole('dialog', { name: 'About panels' }));
  await expect(await explanation.findByRole('img', { name: /four single boards/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(about).toHaveFocus());
  await expect(screen.queryByRole('img', { name: /four single boards/ })).toBeNull();
});

/** Gold fingers at the edge of a castellated module: their contacts and bevel are chosen, and there is a price. */
export const RigidGoldFingers = meta.story({
  name: 'Rigid: Gold Fingers',
  args: {
    tab: 'fab',
    forms: {
      ...initialForms,
      fab: { ...initialForms.fab, finish: 'enig', goldFingers: 'yes', castellatedHoles: true, bevel: '45' },
    },
  },
  play: openTechnology,
});

RigidGoldFingers.test('has a price, and a date that names the gold fingers', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: '45°' })).toBeChecked();
  await expectFigures(canvas, { 'Lead Time': '10 working days' });
  await expect(summaryOf(canvas)).toHaveTextContent(/2 for gold fingers/);
  const contacts = canvas.getByRole('textbox', { name: 'Gold Contacts' });
  await userEvent.clear(contacts);
  await expectFigures(canvas, { 'Order Value': '—' });
});

/** More boards than the sample rates cover: an engineer works out the price and the date. */
export const OnRequest = meta.story({
  args: { tab: 'fab', forms: { ...initialForms, fab: { ...initialForms.fab, quantity: '1,00,000' } } },
});

OnRequest.test('[Q-16] says once that the price is on request, with the reason and a contact', async ({ canvas }) => {
  const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
  await expectFigures(canvas, {
    'Lead Time': '—',
    Quantity: '1,00,000',
    'Unit Price': '—',
    'Order Value': '—',
    'Tax (18%)': '—',
    Total: 'On request',
    'Ship Date': '—',
  });
  await expect(quantity).toHaveAccessibleDescription('Quantities above 2,000 are priced on request.');
  await expect(quantity).not.toBeInvalid();
  const summary = within(summaryOf(canvas));
  await expect(summary.getByText(/^This quantity exceeds our sample rates\./)).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Talk to an engineer' })).toHaveAttribute('href', '/reach-out');
  await expect(summary.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});
