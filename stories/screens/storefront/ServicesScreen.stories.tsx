import { applies, type FormField, formFields, initialForms, serviceTabs } from '@pcb/quoting/forms';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { filledForms, sampleOrderDay } from '@pcb/screens/fixtures';
import { servicesContent, ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { formatMoney } from '@pcb/ui/format';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { longerCopy } from '../longerCopy.ts';
import { expectFigures, figureOf, servicesMeta, summaryOf } from './servicesStory.tsx';

const longName = 'SoilSensorMainBoardRevisionC_ControlledImpedance_WithCastellatedEdges_2025_09_29_final_final';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For parts with a fixed price, use Category or GenericComponents: a press puts them into the cart.',
        'For priced items that are ready to order, use Cart.',
        'A value that must be right before it is saved belongs in a form that validates it, as in Profile; nothing is enforced here.',
      ],
      keyboard: [
        '`Tab` Moves to the chosen service, then through the fields of its form, one stop for each group of options.',
        '`Arrow keys` On the services and in a group of options: select the next one in the direction of the arrow.',
        '`Enter or Space` Opens a list or the Technology section, and presses a button.',
        '`Space` Turns an extra on or off.',
        '`Enter` In a text field: nothing. Nothing is sent.',
      ],
      copy: [
        'A label is the term that customers use, with its unit in brackets: ‘Board Size X (mm)’.',
        'A hint states the limit in figures and rejects nothing.',
        'A missing price is an em dash, never ₹0. The total of an order above the sample rates is ‘On request’.',
        'A hint about a value without a price quotes the value and says what to enter.',
        'The help for size and quantity says what counts as one piece: one board, not the panel.',
        'Say that a price is a sample wherever an amount is shown.',
      ],
    },
  },
  argTypes: {
    content: contentArgType,
    tab: { control: 'select', options: serviceTabs },
    forms: { control: false },
    day: { control: false },
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[Q-01] [Q-02] has the five tabs and opens on the first', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);
  await expect(tabs).toEqual([
    ['PCB Layout', 'true'],
    ['PCB Fabrication & Assembly (Rigid)', 'false'],
    ['PCB Fabrication (Flex)', 'false'],
    ['PCB Stencil', 'false'],
    ['Component Sourcing', 'false'],
  ]);
});

Ready.test('[Q-03] reports the chosen tab to the host', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Stencil' }));
  await expect(args.onTabChange).toHaveBeenLastCalledWith('stencil');
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Stencil' })).toBeVisible();
});

Ready.test(
  '[Q-04] [B-01] offers the combination and reports Order Now to the host',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now!' }));
    await expect(args.onOrderNow).toHaveBeenCalledTimes(1);
  },
);

Ready.test('[Q-05] has the next step at the price of every service', async ({ canvas, userEvent, args }) => {
  for (const [index, id] of (['layout', 'fab', 'flex', 'stencil'] as const).entries()) {
    await userEvent.click(canvas.getAllByRole('tab')[index] as HTMLElement);
    await userEvent.click(within(summaryOf(canvas)).getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onAddToCart).toHaveBeenLastCalledWith(id);
  }
});

Ready.test('[Q-16] does not submit a form on Enter, and keeps the input', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'PCB Name' });
  await userEvent.type(name, 'Probe{Enter}');
  await expect(name).toHaveValue('Probe');
});

Ready.test('keeps the input while another tab is open', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'PCB Name' }), 'Probe');
  await userEvent.click(canvas.getByRole('tab', { name: 'Component Sourcing' }));
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('');
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Layout' }));
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Probe');
});

/** Invalid input: a size in words, a negative size, a quantity that is not a number. Each has its message; the price is a dash. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: {
    tab: 'fab',
    forms: { ...initialForms, fab: { ...initialForms.fab, sizeX: 'eighty', sizeY: '-4', quantity: '1e9' } },
  },
});

Invalid.test('[Q-21] shows dashes, keeps the input and marks the fields that cannot be parsed', async ({ canvas }) => {
  await expectFigures(canvas, { Quantity: '—', 'Unit Price': '—', Total: '—', 'Lead Time': '7 working days' });
  for (const field of ['Board Size X (mm)', 'Board Size Y (mm)', 'PCB Qty (pcs)']) {
    await expect(canvas.getByRole('textbox', { name: field })).toBeInvalid();
  }
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('eighty');
  await expect(summaryOf(canvas)).not.toHaveTextContent(/NaN|-\d|₹/);
});

Invalid.test('[Q-21] names the fields to check as links, and has no ship date', async ({ canvas, userEvent }) => {
  const summary = within(summaryOf(canvas));
  await expect(
    (await summary.findAllByRole('link', { name: /Size|Qty/ })).map(({ textContent }) => textContent),
  ).toEqual(['Board Size X', 'Board Size Y', 'PCB Qty']);
  await expect(figureOf(canvas, 'Ship Date')).toBe('—');
  await userEvent.click(summary.getByRole('link', { name: 'PCB Qty' }));
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveFocus();
});

Invalid.test(
  '[Q-21] does not highlight the button of an order without a price',
  async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    // The background is transparent; in forced colours it is transparent white.
    await expect(getComputedStyle(button).backgroundColor).toMatch(/, 0\)$/);
    await userEvent.click(button);
    await expect(args.onAddToCart).toHaveBeenCalledWith('fab');
  },
);

/** Where the summary is below the form, the bar names the first field to check. */
export const InvalidOnPhone = meta.story({ args: Invalid.input.args, globals: phone });

InvalidOnPhone.test('leads from the bar to the first field', async ({ canvas, userEvent }) => {
  const [link] = await canvas.findAllByRole('link', { name: 'Board Size X' });
  if (link) await userEvent.click(link);
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveFocus();
});

Invalid.test('[Q-21] shows the error of each side in two lines below both', async ({ canvas }) => {
  for (const text of [/^X: No price for “eighty”/, /^Y: No price for “-4”/]) {
    const message = canvas.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent));
    const { height } = message.getBoundingClientRect();
    await expect(height / Number.parseFloat(getComputedStyle(message).lineHeight)).toBeLessThan(2.5);
  }
});

/** The fields that a price needs were cleared. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    tab: 'stencil',
    forms: { ...initialForms, stencil: { ...initialForms.stencil, sizeX: '', sizeY: '', quantity: '' } },
  },
});

Empty.test('[Q-21] shows dashes without errors', async ({ canvas }) => {
  await expectFigures(canvas, { Quantity: '—', Total: '—' });
});

/** Prerendered: today and the ship date are not known yet. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { day: { ...sampleOrderDay, today: undefined }, tab: 'fab' },
});

Loading.test('[Q-21] has a price, and reserves space for the ship date', async ({ canvas }) => {
  await expectFigures(canvas, { 'Ship Date': '—', 'Counted From': 'Order day, until 3 pm IST', Total: '₹3,138.80' });
});

/** The host controls the tab, for example in the URL. */
export const Controlled = meta.story({ args: { tab: 'flex' }, render: (args) => <ServicesScreen {...args} /> });

Controlled.test('[Q-02] shows the tab and the values of the host', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Layout' }));
  await expect(args.onTabChange).toHaveBeenLastCalledWith('layout');
  await expect(canvas.getByRole('tab', { name: 'PCB Fabrication (Flex)' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' }), '0');
  await expect(args.onFormsChange).toHaveBeenLastCalledWith({
    ...initialForms,
    flex: { ...initialForms.flex, quantity: '200' },
  });
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveValue('20');
});

/** An unbroken name and totals in crores. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    tab: 'fab',
    forms: {
      ...initialForms,
      fab: {
        ...filledForms.fab,
        name: longName,
        sizeX: '180',
        sizeY: '135',
        quantity: '2000',
        material: 'rogers',
        placements: '2500',
        uniqueParts: '300',
        throughHoleJoints: '1000',
      },
    },
  },
});

LongContent.test('[G-02] groups crores and shows the name in full', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue(longName);
  await expect(figureOf(canvas, 'Total')).toBe('₹1,65,52,460.62');
});

const longer = longerCopy(servicesContent);
const assembled = { ...filledForms, fab: { ...filledForms.fab, assembly: 'yes' } } as const;

/** Copy from a host in a language with longer words than English. */
export const LongerCopy = meta.story({
  tags: ['long-content'],
  args: { tab: 'fab', forms: assembled, content: longer },
});

LongerCopy.test(
  'has the controls of the schema in every form, whatever the labels, and the same prices',
  async ({ canvas, userEvent }) => {
    for (const service of serviceTabs) {
      await userEvent.click(canvas.getByRole('tab', { name: longer.tabs[service] }));
      const form = within(canvas.getByRole('tabpanel'));
      if (service === 'fab')
        for (const section of ['technology', 'options', 'assembly'] as const)
          await userEvent.click(form.getByRole('button', { name: longer.fab.sections[section] }));
      const fields = formFields[service].filter((field) => applies(field, assembled[service]));
      const countOf = (isShown: (field: FormField) => boolean) => fields.filter(isShown).length;
      const isList = (field: FormField) => field.kind === 'choice' && field.control === 'list';
      await expect(form.queryAllByRole('radiogroup')).toHaveLength(
        countOf((field) => field.kind === 'choice' && !isList(field)),
      );
      await expect(form.queryAllByRole('combobox')).toHaveLength(countOf(isList));
      await expect(form.queryAllByRole('switch')).toHaveLength(countOf(({ kind }) => kind === 'switch'));
      await expect(form.queryAllByRole('textbox')).toHaveLength(
        countOf(({ kind }) => ['text', 'count', 'amount'].includes(kind)) + 2 * countOf(({ kind }) => kind === 'size'),
      );
      const { price } = quoteOf(service, assembled, sampleOrderDay);
      await expect(canvas.getByRole('region', { name: longer.summary.heading })).toHaveTextContent(
        formatMoney(price?.total ?? NaN),
      );
    }
  },
);

export const Narrow = meta.story({ tags: ['narrow'], args: { tab: 'fab', forms: filledForms }, globals: narrow });

Narrow.test(
  'keeps the total in view, clear of the focused field, and leads to the summary',
  async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Price summary' });
    const bar = open.parentElement as HTMLElement;
    await expect(bar).toHaveTextContent(`Total ${figureOf(canvas, 'Total')}`);
    const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
    // The field is below the bar, at the lower edge of the screen.
    window.scrollBy(0, quantity.getBoundingClientRect().bottom - window.innerHeight);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    quantity.focus();
    await expect(quantity.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await userEvent.click(open);
    const heading = canvas.getByRole('heading', { name: 'Price summary' });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
  },
);

/** Long names and large sums on a screen of 320 px. */
export const LongContentNarrow = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });

ForcedColours.test('fills only the selected option', async ({ canvas }) => {
  const layer = within(canvas.getByRole('radiogroup', { name: 'Layer' }));
  const fillOf = (option: string) =>
    getComputedStyle(layer.getByText(option).parentElement as HTMLElement).backgroundColor;
  await expect(fillOf('2')).not.toBe(fillOf('1'));
  await expect(fillOf('4')).toBe(fillOf('1'));
});
