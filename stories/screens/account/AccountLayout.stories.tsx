import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { SearchFormScreen, searchForms } from '@pcb/screens/account/SearchFormScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell } from '@pcb/screens/shell/Shell';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const noop = fn();
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'Screens/Account/Layout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
  args: {
    currentHref: '/orders',
    onMenuOpenChange: fn(),
    children: <SearchFormScreen form={searchForms.orders} />,
  },
  render: (args) => (
    <Shell
      brand={sampleBrand}
      user={sampleBrand.demoCustomer}
      currentPath={args.currentHref}
      theme="system"
      onThemeChange={noop}
      onSearch={noop}
      onUnwired={noop}
      onFooterAction={noop}
      onLogOut={noop}
    >
      <AccountLayout {...args} />
    </Shell>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

const groups = {
  ORDERS: [
    ['My Orders', '/orders'],
    ['Shipped Orders', '/orders/shipped'],
    ['Repeat Orders', '/orders/repeat'],
    ['Unpaid Invoices', '/invoices'],
    ['Query', '/queries'],
    ['Escalation', '/escalation'],
  ],
  ACCOUNT: [
    ['User Profile', '/profile'],
    ['Address Management', '/addresses'],
    ['Email Management', '/emails'],
  ],
  TRACKING: [
    ['Track Inquiry', '/inquiries'],
    ['Track Quotation', '/quotations'],
  ],
};

Playground.test('[D-02] has the three groups with their links, in this order', async ({ canvas }) => {
  const lists = within(await canvas.findByRole('navigation', { name: 'Account' })).getAllByRole('list');
  const found = lists.map((list) => [
    document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ]);
  await expect(found).toEqual(Object.entries(groups));
});

Playground.test('[D-02] marks the current page and no other', async ({ canvas }) => {
  const navigation = within(await canvas.findByRole('navigation', { name: 'Account' }));
  const current = navigation.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  await expect(current).toEqual([navigation.getByRole('link', { name: 'My Orders' })]);
  await expect(current[0]).toHaveAttribute('aria-current', 'page');
});

Playground.test('stands in the one main of the shell, above its footer', async ({ canvas }) => {
  const main = canvas.getByRole('main');
  await expect(main).toContainElement(await canvas.findByRole('navigation', { name: 'Account' }));
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expect(canvas.getAllByRole('main')).toEqual([main]);
});

/** Of two links whose addresses begin alike, only one is the current one. */
export const Shipped = meta.story({ args: { currentHref: '/orders/shipped' } });

Shipped.test('[D-02] marks Shipped Orders and not My Orders', async ({ canvas }) => {
  const navigation = within(await canvas.findByRole('navigation', { name: 'Account' }));
  await expect(navigation.getByRole('link', { name: 'Shipped Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'My Orders' })).not.toHaveAttribute('aria-current');
});

/** On a page that no link leads to. */
export const ShortList = meta.story({ args: { currentHref: '/reachout', groups: shortAccountGroups } });

ShortList.test('[D-02] has the shorter list, with no current page', async ({ canvas }) => {
  const links = within(await canvas.findByRole('navigation', { name: 'Account' })).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual([
    'My Orders',
    'Shipped Orders',
    'Unpaid Invoices',
    'Query',
    'User Profile',
    'Track Inquiry',
    'Track Quotation',
  ]);
  await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

export const Phone = meta.story({ globals: phone });

Phone.test('opens the links as a drawer and gives the focus back on Escape', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Account menu' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Account menu' });
  await waitFor(() => expect(drawer).toBeVisible());
  await expect(within(drawer).getAllByRole('link')).toHaveLength(11);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

Phone.test('closes the drawer when a link is followed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Account menu' });
  await waitFor(() => expect(drawer).toBeVisible());
  await userEvent.click(within(drawer).getByRole('link', { name: 'Track Quotation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false);
});

export const PhoneDrawerOpen = meta.story({ args: { defaultMenuOpen: true }, globals: phone });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { ...desktop, theme: 'dark' } });
