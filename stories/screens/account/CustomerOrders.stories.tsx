import { CustomerOrders, type CustomerOrdersProps } from '@pcb/screens/account/CustomerOrders';
import { awkwardOverview, sampleOverview } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { useFailed } from '../remote.ts';
import { expectAnnounced } from '../../components/announced.ts';

const ready = (value: typeof sampleOverview.latestOrders): CustomerOrdersProps['orders'] => ({
  status: 'ready',
  value,
});
const inProduction = ready(awkwardOverview.latestOrders);

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

/** Orders that have left. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the orders that the dashboard counts, with the day on which each left', async ({ canvas }) => {
  const orders = within(canvas.getByRole('region', { name: 'Your orders' })).getAllByRole('listitem');
  await expect(orders).toHaveLength(sampleOverview.counts.orders ?? 0);
  await expect(orders[0]).toHaveTextContent(
    /Motor controller, revision C.*OR-2025-0418.*Shipped.*Dispatched 2025-08-27/,
  );
});

/** One has not started, one is in production, two have left. Names that are too long, in Malayalam, and markup. */
export const InProduction = meta.story({
  tags: ['long-content'],
  args: { orders: inProduction },
});

InProduction.test('says the step of an order, and when it is expected to leave', async ({ canvas }) => {
  const [waiting, produced] = canvas.getAllByRole('listitem');
  await expect(waiting).toHaveTextContent(/Pending.*Dispatch expected 2025-09-01/);
  await expect(produced).toHaveTextContent(
    /In Production.*Step 7 of 12: Desmear and first copper.*Dispatch expected 2025-09-02/,
  );
});

/** A new customer. */
export const Empty = meta.story({ tags: ['empty'], args: { orders: ready([]) } });

Empty.test('says that there are no orders, and offers a quote', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Start a quote' })).toHaveAttribute('href', '/services');
});

export const Loading = meta.story({ tags: ['loading'], args: { orders: { status: 'loading' } } });

const retry = fn();

/** The orders could not be loaded. The search below still works. */
export const Failed = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function FailedOrders(args) {
    return <CustomerOrders {...args} orders={useFailed(retry)} />;
  },
});

Failed.test('loads again, and says so', async ({ canvas, userEvent }) => {
  await expectAnnounced('Your orders');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
  await expectAnnounced('Loading your orders…');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { orders: inProduction } });

export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { orders: inProduction } });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: forcedColours,
  args: { orders: inProduction },
});
