import { paise } from '@pcb/quoting/money';
import { type OrderDetails, OrderScreen } from '@pcb/screens/account/OrderScreen';
import { awkwardText, filledForms, sampleOrderDetails } from '@pcb/screens/fixtures';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { ownBoardName, sampleOwnBoard } from '../quote/sampleOwnBoard.ts';
import { failed, loading, ready, retries } from '../remote.ts';

const [pending, inProduction, shipped] = sampleOrderDetails as readonly [OrderDetails, OrderDetails, OrderDetails];
const [board] = inProduction.lines as readonly [OrderDetails['lines'][number]];

const meta = preview.meta({
  title: 'Screens/Account/Order',
  component: OrderScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: ['For the list of orders `CustomerOrders`.', 'To change an order `AdminOrderEditScreen`.'],
      keyboard: ['`Tab` moves to the link back, the button that copies the number, and the files.'],
      copy: [
        'Options that were not ordered stand in one sentence, so that the specification is what is made.',
        'Prices are those of the day on which it was ordered.',
      ],
    },
  },
  args: { order: ready(inProduction) },
  decorators: [inMain],
});

/** In production. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the progress, the ordered lines and the costs', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Order OR-10420' })).toBeVisible();
  await expect(canvas.getByText('Step 7 of 12: Desmear and first copper')).toBeVisible();
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const value of ['110 × 85 mm', '4', 'ENIG']) await expect(values).toContain(value);
  await expect(canvas.getByText(/^Not ordered: /)).toBeVisible();
  await expect(canvas.getByRole('img', { name: /^Board of 110 by 85 millimetres in FR-4/ })).toBeVisible();
  const totals = within(canvas.getByRole('region', { name: 'What it costs' }));
  await expect(totals.getByText('CGST')).toBeVisible();
  await expect(totals.queryByText('IGST')).toBeNull();
  const parties = within(canvas.getByRole('region', { name: 'Billing and delivery' }));
  await expect(parties.getByText('32AAAAA0000A1ZB')).toBeVisible();
  await expect(parties.getByText('Kerala (32)')).toBeVisible();
});

/** The customer's files were read in this visit. */
export const OwnBoard = meta.story({ args: { order: ready({ ...inProduction, board: sampleOwnBoard }) } });

OwnBoard.test('shows that board next to the progress', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: ownBoardName })).toBeVisible();
});

/** The order has been dispatched, so it has an invoice number. */
export const Shipped = meta.story({ args: { order: ready(shipped) } });

/** Not started. */
export const Pending = meta.story({ args: { order: ready(pending) } });

const gerber = { id: '1', size: 2_400_000, purpose: 'gerber' as const, href: '/api/files/1' };
const severalLines: OrderDetails = {
  ...inProduction,
  lines: [
    { ...board, files: [{ ...gerber, name: 'motor-controller.zip' }] },
    {
      position: 2,
      name: filledForms.flex.name,
      quantity: 10,
      files: [],
      unit: paise(64_030),
      // This is not ten times a price in whole paise.
      amount: paise(6_40_297),
      item: { service: 'flex' as const, form: { ...filledForms.flex, quantity: '10' } },
    },
    {
      position: 3,
      name: filledForms.stencil.name,
      quantity: 1,
      files: [],
      unit: paise(2_400_00),
      amount: paise(2_400_00),
      item: { service: 'stencil' as const, form: { ...filledForms.stencil, quantity: '1' } },
    },
    {
      position: 4,
      name: 'RC0603FR-07100RL',
      quantity: 5,
      unit: paise(120_50),
      amount: paise(602_50),
      files: [],
      item: { part: 'resistor-100r-0603' },
    },
  ],
};

/** Boards with their file, a flexible circuit, a stencil and a part. The business has changed the price since. */
export const SeveralLines = meta.story({ args: { order: ready(severalLines) } });

SeveralLines.test(
  'lists each line with its drawing and file, and states that the price was changed',
  async ({ canvas }) => {
    const lines = within(canvas.getByRole('region', { name: 'What was ordered' }));
    await expect(lines.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(lines.getAllByRole('img')).toHaveLength(3);
    await expect(lines.getByText('Quantity 10')).toBeVisible();
    await expect(lines.getByRole('link', { name: 'motor-controller.zip' })).toHaveAttribute('href', '/api/files/1');
    await expect(canvas.getByText(/^The price was changed after/)).toBeVisible();
  },
);

/** An order from before lines were stored. */
export const WithoutLines = meta.story({ args: { order: ready({ ...shipped, lines: [] }) } });

WithoutLines.test('states that no lines are on record', async ({ canvas }) => {
  await expect(canvas.getByText('No lines on record')).toBeVisible();
  await expect(canvas.queryByText(/^The price was changed after/)).toBeNull();
});

/** A number that is not the customer's. */
export const NotFound = meta.story({ tags: ['empty'], args: { order: ready(undefined) } });

NotFound.test('states that the order does not exist, with a link to the orders', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Order not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to my orders' })).toHaveAttribute('href', '/orders');
});

/** Names without a space, and markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    order: ready({
      ...inProduction,
      pcbName: awkwardText.unbroken,
      lines: [
        {
          ...board,
          name: awkwardText.unbroken,
          files: [{ ...gerber, name: `${awkwardText.malayalam}${awkwardText.unbroken}.zip` }],
        },
        { ...board, position: 2, name: awkwardText.markup },
      ],
    }),
  },
});

export const Loading = meta.story({ tags: ['loading'], args: { order: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { order: failed } });

Failed.test('retries, and the focus stays on the page', retries);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { order: ready(severalLines) } });
export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { order: ready(severalLines) } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
