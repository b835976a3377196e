import { AdminLayout, type AdminLayoutProps, type AdminRecords } from '@pcb/screens/admin/AdminLayout';
import {
  adminInquiries,
  adminOrders,
  adminQuotations,
  adminServices,
  adminUsers,
  sampleBrand,
} from '@pcb/screens/fixtures';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { desktop, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';

const page = (
  <Stack gap="large" style={{ padding: '2rem' }}>
    <Heading level={1} size="heading" id="page-title" tabIndex={-1}>
      Orders
    </Heading>
    <Text hasLineLimit>The page is here.</Text>
  </Stack>
);

const theme: AdminLayoutProps['theme'] = 'system';

const meta = preview.meta({
  title: 'Screens/Admin/Layout',
  component: AdminLayout,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the pages of the storefront use `Shell`, for those of a customer’s account `AccountLayout`.',
        'The admin sign-in page has no layout.',
      ],
      keyboard: [
        '`Tab` Shows the skip link, then moves through the sidebar, the search, the palette, the bell and the page.',
        '`Enter` On the skip link: moves focus to the page. In the search: submits its text.',
        '`Arrow keys` On the theme: select light, dark or the system theme.',
        '`Ctrl+K, or ⌘K on Apple devices` Opens the palette of pages, actions and records.',
        '`Escape` Closes the drawer on a small screen and returns focus to its button.',
      ],
      copy: [
        'An item is the plural noun of its list, as in the title of the page: Orders.',
        'The order of the items is fixed, because users remember positions.',
      ],
    },
  },
  globals: desktop,
  args: {
    brand: sampleBrand,
    currentPath: '/admin/orders',
    theme,
    onThemeChange: fn(),
    onSearch: fn(),
    onPaletteSearch: fn(),
    onNotifications: fn(),
    onLogOut: fn(),
    children: page,
  },
});

export const Ready = meta.story({ tags: ['ready'] });

const pages = [
  ['Dashboard', '/admin/dashboard'],
  ['Users', '/admin/users'],
  ['Orders', '/admin/orders'],
  ['Services', '/admin/services'],
  ['Inquiries', '/admin/inquiries'],
  ['Quotations', '/admin/quotations'],
  ['Settings', '/admin/settings'],
];

Ready.test(
  '[M-04] [R-11] [M-05] has the seven pages in order, with the current one marked, and the picture',
  async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(sidebar.getByText('Admin')).toBeVisible();
    const links = sidebar.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(pages);
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      sidebar.getByRole('link', { name: 'Orders' }),
    ]);
    await expect(sidebar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    const image = canvas.getByRole('img', { name: 'Administrator' }).querySelector('img');
    await expect(image).toHaveAttribute('src', sampleBrand.avatarUrl);
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
);

Ready.test('[M-04] logs out with the last control of the sidebar', async ({ canvas, userEvent, args }) => {
  const sidebar = canvas.getByRole('navigation', { name: 'Admin' });
  const logout = within(sidebar).getByRole('button', { name: 'Logout' });
  await expect([...sidebar.querySelectorAll('a, button')].at(-1)).toBe(logout);
  await expect(sidebar.getBoundingClientRect().bottom - logout.getBoundingClientRect().bottom).toBeLessThan(8);
  await userEvent.click(logout);
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

Ready.test(
  '[M-05] reports Enter in the search box with its text, even if it is empty, and the bell',
  async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, '{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(search, 'rev (C');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('rev (C');
    await expect(search).toHaveValue('rev (C');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onNotifications).toHaveBeenCalledOnce();
  },
);

Ready.test('moves to the content by the skip link', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});

Ready.test('[L-01] selects a theme', async ({ canvas, userEvent, args }) => {
  const themes = within(canvas.getByRole('radiogroup', { name: 'Theme' }));
  await userEvent.click(themes.getByRole('radio', { name: 'Dark' }));
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
});

const onRetry = fn();

const records: AdminRecords = {
  orders: { status: 'ready', value: adminOrders },
  users: { status: 'ready', value: adminUsers },
  quotations: { status: 'failed', onRetry },
  inquiries: { status: 'loading' },
  services: { status: 'ready', value: adminServices },
};

/** The palette finds records. One source failed, one is loading, and the others are ready. */
export const Palette = meta.story({ args: { records } });

Palette.test(
  'finds an order by its number although another of the sources failed',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    const input = await screen.findByRole('combobox', { name: 'Jump to' });
    await expect(
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.children[0]?.textContent),
    ).toEqual(['Pages', 'Actions']);
    await userEvent.type(input, '1234');
    await expect(input).toHaveValue('1234');
    await expect(args.onPaletteSearch).toHaveBeenLastCalledWith('1234');
    const order = await screen.findByRole('option', { name: '#1234' });
    await expect(order).toHaveAttribute('href', '/admin/orders/edit/%231234');
    await expect(order).toHaveAccessibleDescription('Motor controller, Anjali Menon');
    await expect(screen.getByText('Quotations could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Quotations' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
  },
);

Palette.test('changes the theme and logs out', async ({ canvas, userEvent, args }) => {
  const choose = async (typed: string) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    await userEvent.type(await screen.findByRole('combobox'), `${typed}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose('dark');
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  await choose('log');
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

/** With all records, open on a phone. */
export const PaletteOpen = meta.story({
  args: {
    records: {
      ...records,
      quotations: { status: 'ready', value: adminQuotations },
      inquiries: { status: 'ready', value: adminInquiries },
    },
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    await userEvent.type(await screen.findByRole('combobox'), 'an');
  },
});

/** An edit page is part of its list. */
export const OnAnEditPage = meta.story({ args: { currentPath: '/admin/quotations/edit/%23890' } });

OnAnEditPage.test('[M-04] [R-12] marks the list that the record belongs to', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Quotations');
});

/** The picture cannot be loaded: its server is down or blocked. */
export const PictureBlocked = meta.story({
  args: { brand: { name: sampleBrand.name, avatarUrl: 'data:image/png;base64,AAAA' } },
});

PictureBlocked.test('[M-05] falls back to initials', async ({ canvas }) => {
  const avatar = canvas.getByRole('img', { name: 'Administrator' });
  await expect(avatar.querySelector('img')).not.toBeVisible();
  await expect(within(avatar).getByText('A')).toBeVisible();
});

/** A long page: the sidebar stays visible, with Logout at its bottom. */
export const LongPage = meta.story({
  tags: ['long-content'],
  args: {
    children: (
      <Stack gap="xlarge" style={{ padding: '2rem' }}>
        <Heading level={1} size="heading" id="page-title" tabIndex={-1}>
          Orders
        </Heading>
        {Array.from({ length: 60 }, (_, index) => (
          <Text key={index}>Line {index + 1}</Text>
        ))}
      </Stack>
    ),
  },
});

/** 390 px wide: the sidebar is behind a button. */
export const Phone = meta.story({ globals: phone });

Phone.test('moves focus to the page when a drawer closes whose button is gone', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Admin' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Admin' });
  // Simulates a tablet that is turned.
  opener.hidden = true;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

Phone.test('[M-05] keeps search, bell and picture', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Administrator' })).toBeVisible();
});

/** The sidebar as a drawer. */
export const DrawerOpen = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await screen.findByRole('dialog', { name: 'Admin' });
  },
});

/** A brand name that cannot break. */
export const LongName = meta.story({
  tags: ['long-content'],
  args: { brand: { ...sampleBrand, name: 'Thiruvananthapuram'.repeat(6) } },
});

LongName.test('[M-04] wraps the name and keeps the links next to the page', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Dashboard' }).getBoundingClientRect();
  const main = canvas.getByRole('main').getBoundingClientRect();
  await expect(link.right <= main.left || link.left >= main.right).toBe(true);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: { ...desktop, theme: 'dark' } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
