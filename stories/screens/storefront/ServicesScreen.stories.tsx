import { filledForms, sampleToday, sampleWorkingCalendar } from '@pcb/screens/fixtures';
import {
  initialForms,
  ServicesScreen,
  type ServicesScreenProps,
  type ServiceTab,
  serviceTabs,
} from '@pcb/screens/storefront/ServicesScreen';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { useRefusal } from '../remote.ts';

const longName = 'SoilSensorMainBoardRevisionC_ControlledImpedance_WithCastellatedEdges_2025_09_29_final_final';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For parts with a fixed price, use Category or GenericComponents: a press puts them into the cart.',
        'For priced items that are ready to order, use Cart.',
        'A value that must be valid before it is saved needs a form that validates it; nothing is enforced here.',
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the selected service, then through the fields of its form, with one stop for each group of options.',
        },
        {
          keys: 'Arrow keys',
          does: 'On the services and in a group of options: select the adjacent one, in the direction of the arrow.',
        },
        { keys: 'Enter or Space', does: 'Opens a list or the Technology section, and presses a button.' },
        { keys: 'Space', does: 'Turns an extra on or off.' },
        { keys: 'Enter', does: 'Does nothing in a text field.' },
      ],
      copy: [
        'A label is the term that customers use, with its unit in brackets: ‘Board Size X (mm)’.',
        'A hint states the limit in figures and rejects nothing.',
        'A missing price is an em dash, never ₹0. An order beyond the sample rates is ‘On request’.',
        'The help for size and quantity says what counts as one piece: one board, not the panel.',
        'Say that a price is a sample wherever an amount is shown.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    today: sampleToday,
    workingCalendar: sampleWorkingCalendar,
    onTabChange: fn(),
    onFormsChange: fn(),
    onTechnologyExpandedChange: fn(),
    onOrderNow: fn(),
    onUpload: fn(),
    onPlaceInquiry: fn(),
  },
  argTypes: {
    content: contentArgType,
    tab: { control: 'select', options: serviceTabs },
    defaultTab: { control: 'select', options: serviceTabs },
    forms: { control: false },
    today: { control: false },
    workingCalendar: { control: false },
  },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'findByRole'>;

const summaryOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Price summary' });

/** The figures of the price summary, by name. */
const figuresOf = (canvas: Canvas) =>
  Object.fromEntries(
    [...summaryOf(canvas).querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

const figureOf = (canvas: Canvas, name: string) => figuresOf(canvas)[name];

async function expectFigures(canvas: Canvas, expected: Record<string, string | RegExp>) {
  const figures = figuresOf(canvas);
  for (const [name, figure] of Object.entries(expected)) {
    if (typeof figure === 'string') await expect(figures[name], name).toBe(figure);
    else await expect(figures[name], name).toMatch(figure);
  }
}

/** The options of a group, and the selected one. */
const optionsOf = (canvas: Canvas, group: string) =>
  within(canvas.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.closest('label')?.textContent, radio.checked]);

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

Ready.test('[Q-03] reports the selected tab', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Stencil' }));
  await expect(args.onTabChange).toHaveBeenLastCalledWith('stencil');
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Stencil' })).toBeVisible();
});

Ready.test('[Q-04] [B-01] shows the banner and reports Order Now!', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Order Now!' }));
  await expect(args.onOrderNow).toHaveBeenCalledTimes(1);
});

Ready.test(
  '[Q-06] [Q-10] reports the label of an upload, and marks both as required',
  async ({ canvas, userEvent, args }) => {
    for (const title of ['Schematic', 'Bill of Material']) {
      const upload = canvas.getByRole('button', { name: `Upload ${title}` });
      await expect(upload).toHaveAccessibleDescription(/Required/);
      await userEvent.click(upload);
      await expect(args.onUpload).toHaveBeenLastCalledWith(title);
    }
  },
);

Ready.test(
  '[Q-10] [Q-15] has the fields of the layout form, with one option selected in each group',
  async ({ canvas }) => {
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
  },
);

Ready.test('[Q-15] an arrow key selects the adjacent option', async ({ canvas, userEvent, args }) => {
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

Ready.test('[Q-20] [Q-05] shows the price beside the form, and the other lead times', async ({ canvas }) => {
  await expectFigures(canvas, {
    'Lead Time': '7 working days',
    Quantity: '1',
    'Unit Price': '₹8,150.00',
    'Order Value': '₹8,150.00',
    'Tax (18%)': '₹1,467.00',
    Total: '₹9,617.00',
    'Ship Date': /^Thu, 9 Oct 2025$/,
  });
  const rows = within(canvas.getByRole('table', { name: 'Other lead times' })).getAllByRole('row');
  await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Lead Time', 'Layout', 'Tax', 'Total'],
    ['3 working days', '₹10,400', '₹1,872', '₹12,272'],
    ['10 working days', '₹6,500', '₹1,170', '₹7,670'],
  ]);
});

Ready.test('[Q-20] selects an alternative as the lead time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose 3 working days' }));
  await expect(canvas.getByRole('radio', { name: '3 working days' })).toBeChecked();
  await expectFigures(canvas, { 'Lead Time': '3 working days', Total: '₹12,272.00' });
  await expect(canvas.getByRole('button', { name: 'Choose 7 working days' })).toBeVisible();
});

Ready.test('[Q-21] updates at once and reports the values', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '151-300' }));
  await expectFigures(canvas, { 'Order Value': '₹27,500.00', 'Tax (18%)': '₹4,950.00', Total: '₹32,450.00' });
  await expect(args.onFormsChange).toHaveBeenLastCalledWith({
    ...initialForms,
    layout: { ...initialForms.layout, components: '300' },
  });
});

Ready.test('announces the new total once, after a pause', async ({ canvas, userEvent }) => {
  const status = within(summaryOf(canvas)).getByRole('status');
  await expect(status).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('radio', { name: '76-150' }));
  await userEvent.click(canvas.getByRole('radio', { name: '151-300' }));
  await expect(status).toBeEmptyDOMElement();
  await waitFor(() => expect(status).toHaveTextContent(/^Total ₹32,450\.00$/), { timeout: 3000 });
});

Ready.test('[Q-16] Enter in a form submits nothing and keeps the input', async ({ canvas, userEvent }) => {
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

/** The first tab, filled in. */
export const LayoutFilled = meta.story({ args: { defaultForms: filledForms } });

/** The second tab as it opens; Technology is closed. */
export const Rigid = meta.story({ args: { defaultTab: 'fab' } });

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
    ['High Tg ≥ 170 °C', false],
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

Rigid.test('[Q-11] opens the Technology section and reports it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Technology' }));
  await expect(args.onTechnologyExpandedChange).toHaveBeenLastCalledWith(true);
  await expect(canvas.getByRole('combobox', { name: 'Smallest Hole' })).toBeVisible();
});

Rigid.test('[Q-21] [G-02] updates as quantity and size are typed', async ({ canvas, userEvent }) => {
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
    'Order Value': '₹1,56,660.00',
    Total: '₹1,84,858.80',
  });
  await expect(quantity).toHaveValue('1,000');
  await userEvent.clear(quantity);
  await userEvent.paste('2,001');
  const status = within(summaryOf(canvas)).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/^Price on request$/), { timeout: 3000 });
});

Rigid.test('[Q-21] [Q-16] shows a dash without a price and keeps the input', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
  for (const odd of ['0', '-5', '1.5', '1e9', 'abc', '999999999']) {
    await userEvent.clear(quantity);
    await userEvent.paste(odd);
    await userEvent.tab();
    await expect(quantity).toHaveValue(odd);
    await expect(quantity).not.toBeInvalid();
    await expect(quantity).toHaveAccessibleDescription(/whole number from 1 to/);
    await expectFigures(canvas, {
      Quantity: '—',
      'Unit Price': '—',
      'Order Value': '—',
      'Tax (18%)': '—',
      Total: '—',
    });
  }
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '10');
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

Rigid.test('shows every extra in the price', async ({ canvas, userEvent }) => {
  for (const [extra, orderValue] of [
    ['Electrical test', '₹3,080.00'],
    ['Castellated holes', '₹3,800.00'],
    ['Serial numbers', '₹4,080.00'],
  ] as const) {
    await userEvent.click(canvas.getByRole('switch', { name: extra }));
    await expectFigures(canvas, { 'Order Value': orderValue });
  }
});

/** An assembled 4-layer board in panels, with Technology open. */
export const RigidFilled = meta.story({
  args: { defaultTab: 'fab', defaultForms: filledForms, defaultTechnologyExpanded: true },
});

/** More boards than the sample rates cover: an engineer quotes the price and the date. */
export const OnRequest = meta.story({
  args: { defaultTab: 'fab', defaultForms: { fab: { ...initialForms.fab, quantity: '1,00,000' } } },
});

OnRequest.test('[Q-16] has no figures, and gives the reason and a contact', async ({ canvas }) => {
  const quantity = canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' });
  await expectFigures(canvas, {
    'Lead Time': 'On request',
    Quantity: '1,00,000',
    'Unit Price': 'On request',
    'Order Value': 'On request',
    'Tax (18%)': 'On request',
    Total: 'On request',
    'Ship Date': 'On request',
  });
  await expect(quantity).toHaveAccessibleDescription('Quantities above 2,000 are priced on request.');
  await expect(quantity).not.toBeInvalid();
  await expect(within(summaryOf(canvas)).getByRole('link', { name: 'Reach out' })).toHaveAttribute(
    'href',
    '/reach-out',
  );
});

/** The third tab as it opens. */
export const Flex = meta.story({ args: { defaultTab: 'flex' } });

Flex.test('[Q-12] has the fields of the flex form', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('60');
  await expect(canvas.getByRole('textbox', { name: 'Board Size Y (mm)' })).toHaveValue('20');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveValue('20');
  const groups = ['Dispatch Unit', 'Layer', 'Material', 'FPC Thickness', 'High Tg 230', 'Gerber Data'];
  await expect(groups.map((group) => optionsOf(canvas, group).map(([label]) => label))).toEqual([
    ['Single board', 'Panel'],
    ['1', '2'],
    ['Polyimide', 'PE'],
    ['0.04 mm', '0.06 mm', '0.08 mm'],
    ['Yes', 'No'],
    ['Yes, provided', 'No, to be generated'],
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent('ENIG');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Production Lead Time' }));
  const leadTimes = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await expect(leadTimes).toEqual(['10 working days', '15 working days', '20 working days']);
  await userEvent.click(screen.getByRole('option', { name: '20 working days' }));
  await waitFor(() => expect(figureOf(canvas, 'Lead Time')).toBe('20 working days'));
});

/** A long, thin board on polyimide. */
export const FlexFilled = meta.story({ args: { defaultTab: 'flex', defaultForms: filledForms } });

/** The fourth tab as it opens. */
export const Stencil = meta.story({ args: { defaultTab: 'stencil' } });

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

/** A framed stencil for both sides. */
export const StencilFilled = meta.story({ args: { defaultTab: 'stencil', defaultForms: filledForms } });

/** The fifth tab for a visitor, who is asked to log in. */
export const Sourcing = meta.story({ args: { defaultTab: 'source' } });

Sourcing.test('[Q-14] has the fields of the sourcing form', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Quantity (sets)' })).toHaveValue('1');
  const leadTime = canvas.getByRole('combobox', { name: 'Lead Time' });
  await expect(leadTime).toHaveTextContent('10-14 working days');
  await userEvent.click(leadTime);
  await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '5-7 working days',
    '7-10 working days',
    '10-14 working days',
    '14-18 working days',
  ]);
  await userEvent.click(screen.getByRole('option', { name: '5-7 working days' }));
  await waitFor(() => expect(figureOf(canvas, 'Lead Time')).toBe('5-7 working days'));
});

Sourcing.test('[Q-07] asks the visitor to log in, and reports Place Inquiry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Inquiry' })).toHaveTextContent('Please log in to place an inquiry.');
  await expect(canvas.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  await expect(args.onPlaceInquiry).toHaveBeenCalledTimes(1);
  await expect(args.onPlaceInquiry).toHaveBeenCalledWith(initialForms.source);
});

/** Submitting: the button shows a spinner and cannot be pressed again. */
export const SourcingSaving = meta.story({ args: { defaultTab: 'source', inquirySending: { isSaving: true } } });

SourcingSaving.test('is not submitted twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Place Inquiry/ }));
  await expect(args.onPlaceInquiry).not.toHaveBeenCalled();
});

/** A host that rejects the inquiry, with messages at the fields. */
export const SourcingRefused = meta.story({
  tags: ['error'],
  args: { defaultTab: 'source' },
  render: function RefusingHost(args) {
    const [inquirySending, refuse] = useRefusal({
      fields: { quantity: 'We source for a maximum of 500 boards.', leadTime: 'Choose 10 working days or more.' },
      general: 'The inquiry was not placed.',
    });
    return (
      <ServicesScreen
        {...args}
        inquirySending={inquirySending}
        onPlaceInquiry={(inquiry) => {
          args.onPlaceInquiry(inquiry);
          refuse();
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'PCB Name' }), 'Soil sensor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity (sets)' }), '000');
    await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  },
});

SourcingRefused.test('keeps the input and focuses the first rejected field', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('textbox', { name: 'Quantity (sets)' });
  await expect(canvas.getByRole('alert')).toHaveTextContent('The inquiry was not placed.');
  await expect(quantity).toHaveFocus();
  await expect(quantity).toBeInvalid();
  await expect(quantity).toHaveAccessibleDescription(/We source for a maximum of 500 boards\./);
  await expect(quantity).toHaveValue('1000');
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Soil sensor');
  await expect(canvas.getByRole('combobox', { name: 'Lead Time' })).toHaveAccessibleDescription(
    'Choose 10 working days or more.',
  );
  await userEvent.type(quantity, '{Backspace}');
  await userEvent.tab();
  await expect(quantity).toBeValid();
});

/** The same for a customer who is signed in. */
export const SourcingSignedIn = meta.story({
  args: { defaultTab: 'source', defaultForms: filledForms, isSignedIn: true },
});

SourcingSignedIn.test('[Q-07] says that inquiries are not open yet instead', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Inquiries are not open yet.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'log in' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  await expect(args.onPlaceInquiry).toHaveBeenCalledTimes(1);
});

/** Values beyond our limits: every field has a hint, and none is rejected. */
export const Hints = meta.story({
  args: {
    defaultTab: 'fab',
    defaultTechnologyExpanded: true,
    defaultForms: {
      fab: {
        ...initialForms.fab,
        sizeX: '500',
        sizeY: '380',
        quantity: 'ten',
        material: 'rogers',
        thickness: '2.0',
        tg: 'high',
        copper: '2',
        track: '0.10',
        hole: '0.20',
      },
    },
  },
});

Hints.test('states the limit in the description of the field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveAccessibleDescription(
    /The maximum Rogers board is 435 × 275 mm/,
  );
  await expect(canvas.getByRole('combobox', { name: 'Minimum Track and Spacing' })).toHaveAccessibleDescription(
    /2 oz copper needs 0.20 mm/,
  );
  await expect(canvas.getByRole('combobox', { name: 'Smallest Hole' })).toHaveAccessibleDescription(
    /A laser via is blind .* needs 4 layers/,
  );
  await expect(canvas.getByRole('radiogroup', { name: 'Board Thickness' })).toHaveAccessibleDescription(
    /our listed Rogers laminates make 1.6 mm only/,
  );
  await expect(canvas.getByRole('radiogroup', { name: 'Temperature Gradient' })).toHaveAccessibleDescription(
    /FR-4 only/,
  );
});

/** Invalid input: a size in words, a negative size, a quantity that is not a number. No field is rejected; the price is a dash. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: {
    defaultTab: 'fab',
    defaultForms: { fab: { ...initialForms.fab, sizeX: 'eighty', sizeY: '-4', quantity: '1e9' } },
  },
});

Invalid.test('[Q-21] shows dashes, keeps the input and marks no field as invalid', async ({ canvas }) => {
  await expectFigures(canvas, { Quantity: '—', 'Unit Price': '—', Total: '—', 'Lead Time': '7 working days' });
  for (const field of ['Board Size X (mm)', 'Board Size Y (mm)', 'PCB Qty (pcs)']) {
    await expect(canvas.getByRole('textbox', { name: field })).not.toBeInvalid();
  }
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('eighty');
  await expect(summaryOf(canvas)).not.toHaveTextContent(/NaN|-\d|₹/);
});

Invalid.test('[Q-21] asks for a number without an ambiguous comma beside the field', async ({ canvas, userEvent }) => {
  const sizeX = canvas.getByRole('textbox', { name: 'Board Size X (mm)' });
  await userEvent.clear(sizeX);
  await userEvent.type(sizeX, '1,000');
  await expect(sizeX).toHaveAccessibleDescription(/without the comma/);
});

/** The fields that a price needs were cleared. */
export const Empty = meta.story({
  tags: ['empty'],
  args: {
    defaultTab: 'stencil',
    defaultForms: { stencil: { ...initialForms.stencil, sizeX: '', sizeY: '', quantity: '' } },
  },
});

Empty.test('[Q-21] shows dashes without errors', async ({ canvas }) => {
  await expectFigures(canvas, { Quantity: '—', Total: '—' });
  await expect(canvas.getByRole('img', { name: 'No size to draw yet' })).toBeVisible();
});

/** Prerendered: today and the ship date are not known yet. */
export const Loading = meta.story({ tags: ['loading'], args: { today: undefined, defaultTab: 'fab' } });

Loading.test('[Q-21] has a price and no ship date', async ({ canvas }) => {
  await expectFigures(canvas, { 'Ship Date': '—', Total: '₹3,138.80' });
});

/** The host controls the tab, for example in the address. */
export const Controlled = meta.story({
  args: { tab: 'flex' satisfies ServiceTab, forms: initialForms } satisfies Partial<ServicesScreenProps>,
});

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
    defaultTab: 'fab',
    defaultForms: {
      fab: {
        ...filledForms.fab,
        name: longName,
        sizeX: '435',
        sizeY: '275',
        quantity: '400',
        material: 'rogers',
      },
    },
  },
});

LongContent.test('[G-02] groups crores and shows the name in full', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue(longName);
  await expect(figureOf(canvas, 'Total')).toBe('₹2,09,86,262.24');
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { defaultTab: 'fab', defaultForms: filledForms },
  globals: narrow,
});

/** Long names and large sums on a screen of 320 px. */
export const LongContentNarrow = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

/** The other lead times in a table that fits 320 px. */
export const LayoutNarrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** The longest form in the dark theme. */
export const RigidDark = meta.story({
  tags: ['dark'],
  args: { defaultTab: 'fab', defaultForms: filledForms, defaultTechnologyExpanded: true },
  globals: dark,
});

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
