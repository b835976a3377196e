import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { type LinkGroup, SideNavigation } from '@pcb/ui/SideNavigation';
import { LayoutDashboard, LogOut, Package, Users } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const groups: readonly LinkGroup[] = [
  {
    id: 'orders',
    title: 'ORDERS',
    items: [
      { id: 'all', label: 'My Orders', href: '/orders' },
      { id: 'shipped', label: 'Shipped Orders', href: '/orders/shipped', isCurrent: true },
      { id: 'invoices', label: 'Unpaid Invoices', href: '/invoices' },
    ],
  },
  {
    id: 'tracking',
    title: 'TRACKING',
    items: [
      { id: 'inquiries', label: 'Track Inquiry', href: '/inquiries' },
      { id: 'quotations', label: 'Track Quotation', href: '/quotations' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/SideNavigation',
  component: SideNavigation,
  parameters: {
    guide: {
      instead: [
        '`SideNavigationLayout` for a sidebar next to the content.',
        '`NavigationMenu` for the bar of a site.',
        '`Tabs` for parts of one page.',
      ],
      keyboard: ['`Tab` Moves from link to link.', '`Enter` Follows the link.'],
      copy: ['A link has the title of its page.', 'A group has the topic of its pages as its title.'],
    },
  },
  args: { 'aria-label': 'Account', groups },
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <SideNavigation {...args} />
    </div>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'is a named navigation with a list per group, marks the current page, and reaches every link by keyboard',
  async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Account' });
    const orders = within(navigation).getByRole('list', { name: 'ORDERS' });
    await expect(within(orders).getAllByRole('link')).toHaveLength(3);
    const tracking = within(navigation).getByRole('list', { name: 'TRACKING' });
    await expect(within(tracking).getAllByRole('link')).toHaveLength(2);
    const current = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toEqual([canvas.getByRole('link', { name: 'Shipped Orders' })]);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    }
  },
);

/** A header above the links, icons, a footer with Logout, and a group without a title. */
export const HeaderIconsFooter = meta.story({
  args: {
    'aria-label': 'Admin',
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
    groups: [
      {
        id: 'admin',
        items: [
          {
            id: 'dashboard',
            label: 'Dashboard',
            href: '/admin/dashboard',
            icon: <LayoutDashboard size={16} aria-hidden="true" />,
            isCurrent: true,
          },
          { id: 'users', label: 'Users', href: '/admin/users', icon: <Users size={16} aria-hidden="true" /> },
          { id: 'orders', label: 'Orders', href: '/admin/orders', icon: <Package size={16} aria-hidden="true" /> },
        ],
      },
    ],
    onAction: fn(),
  },
});

HeaderIconsFooter.test(
  'reports the activation of a link, including the current one',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'users');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'dashboard');
  },
);

/** A long label wraps, and a long word breaks. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    groups: [
      {
        id: 'long',
        title: 'ORDERS OF ALL DEPARTMENTS AND BRANCHES',
        items: [
          {
            id: 'words',
            label: 'Orders waiting for the customer’s answer about impedance',
            href: '/words',
            icon: <Package size={16} aria-hidden="true" />,
            isCurrent: true,
          },
          { id: 'unbroken', label: 'Leiterplattenbestückungsautomatenwartungsauftrag', href: '/unbroken' },
          { id: 'malayalam', label: 'അന്വേഷണങ്ങളും ഓർഡറുകളും', href: '/malayalam' },
        ],
      },
    ],
  },
});

LongLabels.test('shows long labels in full', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation');
  await expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
