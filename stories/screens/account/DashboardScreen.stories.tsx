import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import { customerNames } from '@pcb/screens/fixtures';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';

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
        'The admin area starts with AdminDashboardScreen, which shows figures; this page only links.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'moves from tile to tile, in the order of the page.' },
        { keys: 'Enter', does: 'follows the tile; Reach Out To Us opens in a new tab.' },
      ],
      copy: [
        'The greeting shows the name of the customer as entered, in any script.',
        'A tile has the title of its page. A description starts with a verb in lower case; leave it out if the title is enough.',
        'A link that opens in a new tab says so in its name.',
      ],
    } satisfies Guide,
  },
  args: { userName: customerNames.ordinary },
  decorators: [
    (Story) => (
      <main>
        <Story />
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

Ready.test('[D-01] has the 11 tiles with their descriptions and targets, in this order', async ({ canvas }) => {
  const found = canvas.getAllByRole('listitem').map((tile) => {
    const link = tile.querySelector('a');
    return [
      link?.querySelector('span')?.firstChild?.textContent,
      tile.querySelector('p')?.textContent ?? '',
      link?.getAttribute('href'),
    ];
  });
  await expect(found).toEqual(tiles);
});

Ready.test('[D-01] opens Reach Out To Us in a new tab, says so, and nothing else does', async ({ canvas }) => {
  const newTabs = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  await expect(newTabs).toEqual([canvas.getByRole('link', { name: 'Reach Out To Us (opens in a new tab)' })]);
});

Ready.test('greets the customer by name in the one heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Anjali Menon');
});

Ready.test('makes every tile reachable by keyboard, in page order', async ({ canvas, userEvent }) => {
  for (const link of canvas.getAllByRole('link')) {
    await userEvent.tab();
    await expect(link).toHaveFocus();
  }
});

/** A name in a script that our fonts do not contain. */
export const MalayalamName = meta.story({ args: { userName: customerNames.malayalam } });

/** A name of 300 characters without a space. */
export const LongContent = meta.story({ tags: ['long-content'], args: { userName: customerNames.unbroken } });

LongContent.test('shows a name of 300 characters in full', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(customerNames.unbroken);
});

/** One tile in a row, under the same long name. */
export const Narrow = LongContent.extend({
  tags: ['narrow', 'long-content'],
  globals: narrow,
});

Narrow.test('stacks the tiles', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map((tile) => Math.round(tile.getBoundingClientRect().top));
  await expect(new Set(rows).size).toBe(tiles.length);
});

/** Two or three tiles in a row. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
