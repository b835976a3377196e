import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import { awkwardOverview, customerNames, sampleOverview } from '@pcb/screens/fixtures';
import { expect, type screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, desktop, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { expectStale, failed, loading, ready, retries } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Dashboard',
  component: DashboardScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'On the pages of the account, AccountLayout has the same links.',
        'The admin area starts with AdminDashboardScreen, which shows the figures of all customers.',
      ],
      keyboard: [
        '`Tab` moves from tile to tile, then to what waits, in the order of the page.',
        '`Enter` follows the tile; Reach Out To Us opens in a new tab.',
      ],
      copy: [
        'The greeting shows the name of the customer as entered, in any script.',
        'A tile has the title of its page. A description starts with a verb in lower case; leave it out if the title is enough.',
        'A count says what it counts: ‘1 to approve’.',
        'A link that opens in a new tab says so in its name.',
      ],
    },
  },
  globals: desktop,
  args: { userName: customerNames.ordinary, overview: ready(sampleOverview) },
  render: (args) => <DashboardScreen {...args} />,
  decorators: [
    (Story) => (
      <main>
        <AccountLayout currentHref="/dashboard">
          <Story />
        </AccountLayout>
      </main>
    ),
  ],
});

/** After signing in. */
export const Ready = meta.story({ tags: ['ready'] });

const tiles = [
  ['My Orders', 'view, modify, track and manage orders', '/orders'],
  ['Shipped Orders', 'view and download invoices', '/orders/shipped'],
  ['Unpaid Invoices', 'view unpaid orders and pay', '/invoices'],
  ['Track Quotation', '', '/quotations'],
  ['Track Inquiry', '', '/inquiries'],
  ['Query', 'view, resolve, approve, upload new files', '/queries'],
  ['My Profile', '', '/profile'],
  ['Address Management', '', '/addresses'],
  ['Email Management', '', '/emails'],
  ['Reach Out To Us', 'connect with teams for support', '/reachout'],
  ['Service Updates', 'planned maintenance', '/updates'],
] as const;

const tilesOf = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li') as HTMLElement);

Ready.test(
  '[D-01] greets the customer, has the 11 tiles in this order, one of which opens in a new tab',
  async ({ canvas }) => {
    const found = tilesOf(canvas).map((tile) => {
      const link = tile.querySelector('a');
      return [
        link?.querySelector('span')?.firstChild?.textContent,
        tile.querySelector('p')?.textContent ?? '',
        link?.getAttribute('href'),
      ];
    });
    await expect(found).toEqual(tiles);
    const newTabs = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    await expect(newTabs).toEqual([canvas.getByRole('link', { name: 'Reach Out To Us (opens in a new tab)' })]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Anjali Menon');
  },
);

Ready.test('shows counts on the tiles, then the latest orders and the waiting tasks', async ({ canvas }) => {
  const tile = (title: string) => canvas.getByRole('heading', { level: 3, name: title }).closest('li');
  await expect(tile('My Orders')).toHaveTextContent('5 orders');
  await expect(tile('Unpaid Invoices')).toHaveTextContent('0 unpaid');
  await expect(tile('Track Quotation')).toHaveTextContent('1 to approve');
  const orders = within(canvas.getByRole('region', { name: 'Latest orders' })).getAllByRole('listitem');
  await expect(orders).toHaveLength(3);
  await expect(orders[0]).toHaveTextContent(/LED driver, 2 layers.*OR-10427.*28\/08\/2025.*Pending/);
  const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
  await expect(waiting.getByRole('link', { name: 'Approve quotation QT-10112' })).toHaveAttribute(
    'href',
    '/quotations',
  );
  await expect(waiting.getByText('by 12/09/2025')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Answer the query about OR-10427' })).toHaveAttribute(
    'href',
    '/queries',
  );
});

Ready.test('has tiles of one line, 56 px high', async ({ canvas }) => {
  for (const tile of tilesOf(canvas)) await expect(Math.floor(tile.getBoundingClientRect().height)).toBe(56);
});

/** A new customer. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { overview: ready({ counts: { orders: 0, shipped: 0 }, latestOrders: [], waiting: [] }) },
});

Empty.test('says that there are no orders and offers a quote', async ({ canvas }) => {
  const orders = within(canvas.getByRole('region', { name: 'Latest orders' }));
  await expect(orders.getByText('No orders yet')).toBeVisible();
  await expect(orders.getByRole('link', { name: 'Start a quote' })).toHaveAttribute('href', '/services');
  await expect(canvas.getByText('Nothing is waiting for you')).toBeVisible();
});

/** The orders are loading; the tiles can be used. */
export const Loading = meta.story({ tags: ['loading'], args: { overview: loading } });

Loading.test('has its tiles, and announces that the orders are loading', async ({ canvas }) => {
  await expect(tilesOf(canvas)).toHaveLength(tiles.length);
  await expectAnnounced('Loading your orders…');
});

/** The orders could not be loaded; the tiles can be used. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { overview: failed } });

Failed.test('has its tiles, and retries with the focus on the page', async (context) => {
  await expect(tilesOf(context.canvas)).toHaveLength(tiles.length);
  await retries(context);
});

/** The orders are loaded again; the ones before stay. */
export const Stale = meta.story({ args: { overview: { status: 'ready', value: sampleOverview, isStale: true } } });

Stale.test('keeps showing the orders and is busy', async ({ canvas }) => {
  await expectStale(canvas.getByRole('region', { name: 'Latest orders' }));
});

/** Names of 300 characters without a space, in Malayalam and with markup, and large counts. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { userName: customerNames.unbroken, overview: ready(awkwardOverview) },
});

/** The same at 320 px. */
export const Narrow = LongContent.extend({ tags: ['narrow', 'long-content'], globals: narrow });

/** One column of tiles. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
