import { CustomerOrders, type CustomerOrdersProps } from '@pcb/screens/account/CustomerOrders';
import { awkwardOverview, sampleOverview } from '@pcb/screens/fixtures';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { ownBoardName, sampleOwnBoard } from '../quote/sampleOwnBoard.ts';
import { failed, loading, retries } from '../remote.ts';

const ready = (value: typeof sampleOverview.latestOrders): CustomerOrdersProps['orders'] => ({
  status: 'ready',
  value,
});
const awkward = ready(awkwardOverview.latestOrders);

const meta = preview.meta({
  title: 'Screens/Account/CustomerOrders',
  component: CustomerOrders,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: [
        'On the dashboard, its own list of the three latest orders.',
        'For the orders of all customers AdminOrdersScreen.',
      ],
      keyboard: ['`Tab` moves to the button of each order that copies its number.'],
      copy: [
        'A step is named as on the page about the process: ‘Step 7 of 12: Desmear and first copper’.',
        'A day is expected until the order has left.',
      ],
    },
  },
  args: { orders: ready(sampleOverview.latestOrders) },
  decorators: [
    (Story) => (
      <main>
        <h1>My Orders</h1>
        <Story />
      </main>
    ),
  ],
});

/** One order is waiting, one is in production, and three have been dispatched. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the progress and the dispatch date of each order that the dashboard counts', async ({ canvas }) => {
  const orders = within(canvas.getByRole('region', { name: 'Your orders' })).getAllByRole('listitem');
  await expect(orders).toHaveLength(sampleOverview.counts.orders ?? 0);
  await expect(orders[0]).toHaveTextContent(
    /LED driver.*OR-10427.*ordered\s28\/08\/2025.*Pending.*expected 11\/09\/2025/,
  );
  await expect(orders[1]).toHaveTextContent(
    /Motor controller.*In Production.*Step 7 of 12: Desmear and first copper.*Dispatch expected 09\/09\/2025/,
  );
  await expect(orders[2]).toHaveTextContent(/Sensor node.*Shipped.*Dispatched 21\/08\/2025/);
});

/** An order placed with the customer's files, and others without. */
export const OwnBoard = meta.story({
  args: {
    orders: ready(
      sampleOverview.latestOrders.map((order, index) => (index === 0 ? { ...order, board: sampleOwnBoard } : order)),
    ),
  },
});

OwnBoard.test("draws the customer's own board only next to its order", async ({ canvas }) => {
  const [first] = within(canvas.getByRole('region', { name: 'Your orders' })).getAllByRole('listitem');
  await expect(first).toContainElement(await canvas.findByRole('img', { name: ownBoardName }));
});

/** Names that are too long, in Malayalam, and markup; the host has more orders than these. */
export const LongContent = meta.story({ tags: ['long-content'], args: { orders: awkward, hasMore: true } });

LongContent.test('states that there are more', async ({ canvas }) => {
  await expect(canvas.getByText(/^The latest orders are listed here/)).toBeVisible();
});

/** A new customer. */
export const Empty = meta.story({ tags: ['empty'], args: { orders: ready([]) } });

Empty.test('says that there are no orders, and offers a quote', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Start a quote' })).toHaveAttribute('href', '/services');
});

export const Loading = meta.story({ tags: ['loading'], args: { orders: loading } });

/** The orders could not be loaded. The search below still works. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { orders: failed } });

Failed.test('shows an error, and retries with the focus on the page', async (context) => {
  await expectAnnounced('Your orders could not be loaded');
  await retries(context);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { orders: awkward } });
export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { orders: awkward } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: forcedColours,
  args: { orders: awkward },
});
