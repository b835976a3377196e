import {
  type AccountGroup,
  accountGroups,
  AccountLayout,
  shortAccountGroups,
} from '@pcb/screens/account/AccountLayout';
import { SearchFormScreen, searchForms } from '@pcb/screens/account/SearchFormScreen';
import { awkwardText, sampleBrand } from '@pcb/screens/fixtures';
import { expect, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { desktop, forcedColours, largeText, narrow, phone, rightToLeft, tablet } from '../../looks.ts';
import { InShell } from '../InShell.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Layout',
  component: AccountLayout,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'The dashboard is outside this layout; its tiles are the same links, larger.',
        'Admin pages use AdminLayout, which has no storefront header or footer.',
      ],
      keyboard: [
        '`Tab` moves from the header to the links, group by group, and from them into the page.',
        '`Enter` follows a link; on Account menu of a small screen it opens the drawer.',
        '`Escape` closes the drawer and returns focus to Account menu.',
      ],
      copy: [
        'The titles of the three groups are in capitals; all other text is in sentence case.',
        'The text of a link is the title of its page.',
        'The drawer and the button that opens it have the same name.',
      ],
    },
  },
  globals: desktop,
  args: { currentHref: '/orders', children: <SearchFormScreen form={searchForms.orders} /> },
  render: (args) => (
    <InShell brand={sampleBrand} user={sampleBrand.demoCustomer} currentPath={args.currentHref}>
      <AccountLayout {...args} />
    </InShell>
  ),
});

/** Next to My Orders, with the complete list. */
export const Ready = meta.story({ tags: ['ready'] });

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

Ready.test(
  '[D-02] has the three groups with their links, in this order, and marks the current page',
  async ({ canvas }) => {
    const lists = within(await canvas.findByRole('navigation', { name: 'Account' })).getAllByRole('list');
    const found = lists.map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ]);
    await expect(found).toEqual(Object.entries(groups));
    const navigation = within(await canvas.findByRole('navigation', { name: 'Account' }));
    const current = navigation.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toEqual([navigation.getByRole('link', { name: 'My Orders' })]);
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
  },
);

Ready.test('lets the skip link of the shell lead past it to the content', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const content = await canvas.findByRole('group', { name: 'My Orders' });
  await expect(content).toHaveFocus();
  await userEvent.tab();
  await expect(content).toContainElement(document.activeElement as HTMLElement);
});

/** On a page without a link in the list. */
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

/** The links are behind one button. */
export const Phone = meta.story({ globals: phone });

/** The drawer of a phone. */
export const PhoneDrawerOpen = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('dialog', { name: 'Account menu' });
  },
});

/** Too narrow for the links next to the page, so they are behind a button as on a phone. */
export const Tablet = meta.story({ globals: tablet });

const longGroups: readonly AccountGroup[] = accountGroups.map((group, index) => ({
  ...group,
  title: index === 0 ? awkwardText.unbroken : group.title,
  items: group.items.map((link) => ({ ...link, label: `${link.label} of all companies in the group` })),
}));

/** Links of several lines, and a group title that cannot break. */
export const LongContent = meta.story({ tags: ['long-content'], args: { groups: longGroups } });

LongContent.test('wraps the links without covering the page', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation', { name: 'Account' });
  const beside = navigation.getBoundingClientRect();
  const page = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
  await expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
  await expect(beside.right <= page.left || page.right <= beside.left).toBe(true);
});

export const Narrow = meta.story({ tags: ['narrow'], args: { groups: longGroups }, globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: { ...desktop, theme: 'dark' } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
