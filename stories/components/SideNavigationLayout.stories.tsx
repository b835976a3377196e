import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { SearchField } from '@pcb/ui/SearchField';
import type { LinkGroup } from '@pcb/ui/SideNavigation';
import { SideNavigationLayout, sideNavigationPlacements } from '@pcb/ui/SideNavigationLayout';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { vars } from '@pcb/ui/theme';
import { LogOut } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { desktop, narrow } from '../looks.ts';

const labels = ['Dashboard', 'Users', 'Orders', 'Services', 'Inquiries', 'Quotations', 'Settings'];
const groups: readonly LinkGroup[] = [
  {
    id: 'admin',
    items: labels.map((label) => ({
      id: label,
      label,
      href: `/${label.toLowerCase()}`,
      isCurrent: label === 'Orders',
    })),
  },
];
const crowded: readonly LinkGroup[] = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'].map((title) => ({
  id: title,
  title,
  items: labels.map((label) => ({ id: label, label, href: `/${title}/${label}` })),
}));

const content = (
  <Stack style={{ padding: vars.space.xlarge }}>
    <Heading level={1}>Orders</Heading>
    {Array.from({ length: 40 }, (_, index) => (
      <Text key={index} hasLineLimit>
        The panel is 450 by 610 mm with a usable area of 430 by 585 mm. Boards are held by tabs of about 1.6 mm.
      </Text>
    ))}
  </Stack>
);

const meta = preview.meta({
  title: 'Components/SideNavigationLayout',
  component: SideNavigationLayout,
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['`SideNavigation` alone inside another layout.', '`Tabs` for parts of one page.'],
      keyboard: [
        '`Tab` Moves through the links, then through the content; on a narrow screen to the button that opens the drawer.',
        '`Enter or Space` On that button: opens the drawer.',
        '`Escape` Closes the drawer and returns focus to the button.',
      ],
      copy: ['The button names the menu: Admin menu.'],
    },
  },
  globals: desktop,
  args: { 'aria-label': 'Admin', menuLabel: 'Admin menu', groups, children: content, onOpenChange: fn() },
  argTypes: { placement: { control: 'select', options: sideNavigationPlacements } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is next to the content and stays visible', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Dashboard' });
  const [side, content] = [link, canvas.getByRole('heading', { level: 1 })].map((part) => part.getBoundingClientRect());
  const [first, second] = document.documentElement.dir === 'rtl' ? [content, side] : [side, content];
  await expect(first?.right).toBeLessThan(second?.left ?? 0);
  await expect(canvas.queryByRole('button', { name: 'Admin menu' })).toBeNull();
  const before = link.getBoundingClientRect().top;
  window.scrollTo(0, 600);
  await expect(link.getBoundingClientRect().top).toBe(before);
  window.scrollTo(0, 0);
});

const edgeArgs = {
  placement: 'edge' as const,
  header: (
    <Heading level={2} size="title">
      Admin
    </Heading>
  ),
  footer: (
    <Button variant="ghost" tone="neutral">
      <LogOut size={16} aria-hidden="true" />
      Logout
    </Button>
  ),
  topBar: <SearchField label="Search" isLabelHidden placeholder="Search" />,
};

/** Along the edge of the window, with a bar above the content and a footer. */
export const Edge = meta.story({ args: edgeArgs });

Edge.test('keeps the footer at the bottom of the window', async ({ canvas }) => {
  const { bottom } = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(bottom).toBeGreaterThan(window.innerHeight - 60);
});

/** More links than fit scroll inside the sidebar. */
export const Crowded = meta.story({ args: { groups: crowded } });

Crowded.test('scrolls the links inside the sidebar', async ({ canvas }) => {
  const last = within(canvas.getByRole('list', { name: 'SIX' })).getByRole('link', { name: 'Settings' });
  await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
  last.focus();
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(window.scrollY).toBe(0);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test(
  'opens as a drawer; Escape closes it and focus returns; the page behind does not scroll',
  async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Admin menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Admin menu' });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(within(drawer).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
);

Narrow.test('closes when a link is activated, including the current one', async ({ canvas, userEvent }) => {
  for (const name of ['Users', 'Orders']) {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Admin menu' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getByRole('link', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

/** At 320 px the links are behind a button, in the bar with the search. */
export const NarrowEdge = Edge.extend({ globals: narrow });

/** The links in a drawer over the page, with the footer. */
export const DrawerOpen = Edge.extend({ args: { defaultOpen: true }, globals: narrow });

DrawerOpen.test('has the footer in the drawer', async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Admin menu' });
  await expect(within(drawer).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

export const Dark = Edge.extend({ tags: ['dark'], globals: { ...desktop, theme: 'dark' } });

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    groups: [
      {
        id: 'long',
        title: 'ORDERS OF ALL DEPARTMENTS AND BRANCHES',
        items: [
          { id: 'words', label: 'Orders waiting for the customer’s answer', href: '/words', isCurrent: true },
          { id: 'unbroken', label: 'Leiterplattenbestückungsautomatenwartungsauftrag', href: '/unbroken' },
        ],
      },
    ],
  },
});

export const Touch = Edge.extend({
  tags: ['touch'],
  args: { defaultOpen: true },
  globals: { ...narrow, pointer: 'coarse' },
  play: () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Admin menu' })).toBeVisible()),
});
