import { DashboardScreen } from '@pcb/screens/account/DashboardScreen';
import { customerNames } from '@pcb/screens/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: { userName: customerNames.ordinary },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

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

Playground.test('[D-01] has the 11 tiles with their descriptions and targets, in this order', async ({ canvas }) => {
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

Playground.test('[D-01] opens Reach Out To Us in a new tab, says so, and nothing else does', async ({ canvas }) => {
  const newTabs = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  await expect(newTabs).toEqual([canvas.getByRole('link', { name: 'Reach Out To Us (opens in a new tab)' })]);
});

Playground.test('greets the customer by name in the one heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Anjali Menon');
});

Playground.test('reaches every tile by keyboard, in the order of the page', async ({ canvas, userEvent }) => {
  for (const link of canvas.getAllByRole('link')) {
    await userEvent.tab();
    await expect(link).toHaveFocus();
  }
});

/** A name in a script that the type faces do not have. */
export const MalayalamName = meta.story({ args: { userName: customerNames.malayalam } });

/** 300 characters without a space. */
export const LongName = meta.story({ args: { userName: customerNames.unbroken } });

LongName.test('shows a name of 300 characters whole and does not scroll sideways', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(customerNames.unbroken);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = LongName.extend({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
