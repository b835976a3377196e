import { initialForms, type ServiceForms, serviceTabs } from '@pcb/quoting/forms';
import { sampleOrderDay, sampleWorkingCalendar } from '@pcb/screens/fixtures';
import { PriceDetails, type PriceDetailsProps } from '@pcb/screens/quote/PriceDetails';
import { useState } from 'react';
import { expect, fn, type screen, type userEvent, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';

const rigid = (values: Partial<ServiceForms['fab']>): ServiceForms => ({
  ...initialForms,
  fab: { ...initialForms.fab, ...values },
});

/** An expensive board, for which every tab has content. */
const expensive = rigid({
  quantity: '150',
  layers: '4',
  material: 'rogers',
  finish: 'enig',
  copper: '2',
  dispatchUnit: 'panel',
  serialNumbers: true,
  microsection: true,
  firstArticle: true,
  assembly: 'yes',
});

function Controlled({ forms: initial, onFormsChange, ...props }: PriceDetailsProps) {
  const [forms, setForms] = useState(initial);
  return (
    <PriceDetails
      {...props}
      forms={forms}
      onFormsChange={(next) => {
        setForms(next);
        onFormsChange(next);
      }}
    />
  );
}

const initialArgs: PriceDetailsProps = { service: 'fab', forms: expensive, day: sampleOrderDay, onFormsChange: fn() };

const meta = preview.meta({
  title: 'Screens/Storefront/PriceDetails',
  component: PriceDetails,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the price itself and the next step, use the summary of ServicesScreen.',
        'To compare two quotes, use CompareQuotes.',
      ],
      keyboard: [
        '`Tab` Moves to the selected part, then through its buttons.',
        '`Arrow keys` On the parts: select the next one in the direction of the arrow.',
        '`Enter or Space` Changes the form to that choice or price.',
      ],
      copy: [
        'A change names both options: ‘Surface Finish: HASL instead of ENIG’, and says what it means for the board.',
        'A figure is never invented: without a price, each part says what is missing or that an engineer will quote.',
      ],
    },
  },
  decorators: [underHeading('Services')],
  render: (args) => <Controlled {...args} />,
  args: initialArgs,
  argTypes: {
    content: contentArgType,
    service: { control: 'select', options: serviceTabs },
    forms: { control: false },
    day: { control: false },
  },
});

interface Play {
  canvas: Pick<typeof screen, 'getByRole'>;
  userEvent: Pick<typeof userEvent, 'click'>;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));

/** The initial order of rigid boards. */
export const Ready = meta.story({ tags: ['ready'], args: { forms: initialForms } });

Ready.test('[Q-20] [Q-21] lists the items that add up to the total of the summary', async ({ canvas }) => {
  await expect(rowsOf(canvas.getByRole('table', { name: 'What makes up this price' }))).toEqual([
    ['Item', 'Calculation', 'Amount'],
    ['Set-up Layer: 2, once per order', 'Layer: 2, once per order', '₹900.00'],
    ['Area 10 × 80 cm² × ₹2.20', '10 × 80 cm² × ₹2.20', '₹1,760.00'],
    ['Order Value', '', '₹2,660.00'],
    ['Tax (18%)', '', '₹478.80'],
    ['Total', '', '₹3,138.80'],
  ]);
});

const openTab = async ({ canvas, userEvent }: Play, name: string) => userEvent.click(canvas.getByRole('tab', { name }));

Ready.test('shows one part at a time', async ({ canvas, userEvent }) => {
  const titles = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await expect(titles()).toEqual(['What makes up this price']);
  await openTab({ canvas, userEvent }, 'Volume steps');
  await expect(titles()).toEqual(['Volume steps', 'Unit price by quantity']);
});

Ready.test('[Q-21] takes a quantity from the table of prices', async ({ canvas, userEvent, args }) => {
  await openTab({ canvas, userEvent }, 'All prices');
  const table = canvas.getByRole('table', { name: 'Prices by quantity and lead time' });
  await expect(within(table).getByRole('button', { name: /^10 boards, 7 / })).toHaveAttribute('aria-pressed', 'true');
  const fifty = within(table).getByRole('button', { name: /^50 boards, 7 working days: ₹9,369\.20, by 10 Oct$/ });
  await userEvent.click(fifty);
  await expect(args.onFormsChange).toHaveBeenLastCalledWith(rigid({ quantity: '50' }));
  await expect(fifty).toHaveAttribute('aria-pressed', 'true');
  await openTab({ canvas, userEvent }, 'Volume steps');
  await expect(canvas.getByRole('img', { name: /Your order of 50 boards: ₹158\.80 each\.$/ })).toBeVisible();
});

/** The steps of the volume price, with their curve. */
export const Volumes = meta.story({ args: { forms: initialForms, defaultTab: 'volumes' } });

Volumes.test('states the distance to the next volume step', async ({ canvas }) => {
  await expect(
    canvas.getByText('Order 15 more boards for the next price break, beyond which each costs 60 % of the full rate.'),
  ).toBeVisible();
});

/** Most choices are not the cheapest ones, and a volume price applies. */
export const ManyLines = meta.story({ name: 'Many Lines' });

/** The changes that make it cheaper. */
export const Cheaper = meta.story({ args: { defaultTab: 'savings' } });

Cheaper.test('[Q-21] offers the changes that save most, and makes one', async ({ canvas, userEvent, args }) => {
  const list = canvas.getByRole('region', { name: 'What would make it cheaper' });
  const [first] = within(list).getAllByRole('listitem');
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await expect(first).toHaveTextContent(/^Without first-article report/);
  await userEvent.click(within(list).getByRole('button', { name: 'Choose Without first-article report' }));
  await expect(args.onFormsChange).toHaveBeenLastCalledWith(rigid({ ...expensive.fab, firstArticle: false }));
  await expect(within(list).getByRole('heading')).toHaveFocus();
  await expect(list).not.toHaveTextContent('Without first-article report');
});

/** The form already has the cheapest choices. */
export const NothingCheaper = meta.story({ args: { forms: initialForms, defaultTab: 'savings' } });

NothingCheaper.test('states that no choice would be cheaper', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing: all that you are free to choose is at its lowest price.')).toBeVisible();
});

/** Lead time and components of a layout. It has no quantity, so no steps and no curve. */
export const Layout = meta.story({ args: { service: 'layout', forms: initialForms, defaultTab: 'prices' } });

Layout.test('[Q-20] applies the components and the lead time at once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^76-150, 3 working days: ₹22,656/ }));
  await expect(args.onFormsChange).toHaveBeenLastCalledWith({
    ...initialForms,
    layout: { ...initialForms.layout, components: '150', leadTime: '3' },
  });
  await expect(canvas.queryByRole('tab', { name: 'Volume steps' })).toBeNull();
});

/** The quantity is above the sample rates; other quantities have prices. */
export const OnRequest = meta.story({ args: { forms: rigid({ quantity: '5000' }) } });

OnRequest.test('[Q-21] explains the missing price, and shows no figure for it', async ({ canvas, userEvent }) => {
  const explained = 'This order exceeds our sample rates. An engineer will quote the price.';
  await expect(canvas.getByText(explained)).toBeVisible();
  await openTab({ canvas, userEvent }, 'Savings');
  await expect(canvas.getByText(explained)).toBeVisible();
  await openTab({ canvas, userEvent }, 'All prices');
  await expect(canvas.getByRole('button', { name: '5,000 boards, 7 working days: On request, —' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await openTab({ canvas, userEvent }, 'Volume steps');
  await expect(canvas.getByRole('img')).toHaveAccessibleName(
    /5,000 boards is priced on request, as are all above 2,000\.$/,
  );
});

/** The size is not a number: no part has a figure. */
export const Unreadable = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { forms: rigid({ sizeX: 'ബോർഡ്', quantity: 'NaN' }) },
});

Unreadable.test(
  '[Q-21] explains every part instead of showing figures',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('No price yet. The price summary names the fields to check.')).toBeVisible();
    const unknown = 'No prices without a size. The note below the size says what to enter.';
    for (const [tab, count] of [
      ['All prices', 1],
      ['Volume steps', 2],
    ] as const) {
      await openTab({ canvas, userEvent }, tab);
      await expect(canvas.getAllByText(unknown)).toHaveLength(count);
      await expect(canvas.queryByRole('table')).toBeNull();
      await expect(canvasElement).not.toHaveTextContent(/NaN|₹\d/);
    }
  },
);

/** The quantity is blank: the table still offers quantities. */
export const Empty = meta.story({ tags: ['empty'], args: { forms: rigid({ quantity: '' }), defaultTab: 'prices' } });

Empty.test('offers quantities, none of them selected', async ({ canvas, userEvent, args }) => {
  const table = canvas.getByRole('table', { name: 'Prices by quantity and lead time' });
  await expect(within(table).queryByRole('button', { pressed: true })).toBeNull();
  await userEvent.click(within(table).getByRole('button', { name: /^100 boards, 7 / }));
  await expect(args.onFormsChange).toHaveBeenLastCalledWith(rigid({ quantity: '100' }));
});

/** The order date is not known on a server. */
export const WithoutToday = meta.story({
  args: {
    service: 'flex',
    forms: initialForms,
    defaultTab: 'prices',
    day: { today: undefined, calendar: sampleWorkingCalendar },
  },
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    forms: rigid({
      ...expensive.fab,
      quantity: '2000',
      sizeX: '158.75',
      sizeY: '157.25',
      castellatedHoles: true,
      serialNumbers: true,
    }),
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const NarrowSourcing = meta.story({
  args: { service: 'source', forms: initialForms, defaultTab: 'prices' },
  globals: narrow,
});
export const Phone = meta.story({
  args: { service: 'flex', forms: initialForms, defaultTab: 'volumes' },
  globals: phone,
});
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
