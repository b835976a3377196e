import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell, type ShellProps } from '@pcb/screens/shell/Shell';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, phone, rightToLeft, tablet } from '../../looks.ts';

const page = (
  <Stack gap="large" style={{ padding: '3rem 2rem', maxWidth: '48rem' }}>
    <Heading level={1} id="page-title" tabIndex={-1}>
      Panel guidelines
    </Heading>
    <Text>
      A panel keeps a border of 5 mm on every side, with tooling holes of 3 mm. Its boards are held by tabs of about 1.6
      mm, one every 40 mm.
    </Text>
  </Stack>
);

const nobody: ShellProps['user'] = null;
const theme: ShellProps['theme'] = 'system';

const longName = 'Annamalai '.repeat(30).trim();

const meta = preview.meta({
  title: 'Screens/Shell/Shell',
  component: Shell,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'Sign-in and registration have no header and footer.',
        'The admin area uses AdminLayout, with its links at the side.',
      ],
      keyboard: [
        '`Tab` moves to the skip link, the top bar, the menus, the actions, the page and the footer.',
        '`Enter` on the skip link skips the header; on a menu, Enter or Space opens or closes its panel.',
        '`Escape` closes the open panel, or the menu of a small screen, and returns focus to its button.',
        '`Arrow keys` choose a theme.',
      ],
      copy: [
        'An item has the name of its page, and in a panel one line about it.',
        'An item without a page yet is a button that shows a toast, in the header and in the footer.',
        'The name of the signed-in person is shown as entered. If it is truncated, screen readers still get all of it.',
      ],
    },
  },
  globals: desktop,
  args: {
    brand: sampleBrand,
    user: nobody,
    currentPath: '/resources/panel-guidelines',
    theme,
    onThemeChange: fn(),
    onSearch: fn(),
    onUnwired: fn(),
    onFooterAction: fn(),
    onLogOut: fn(),
    children: page,
  },
});

/** Nobody is signed in. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[S-05] [L-01] reports a press of the search button and another theme',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    const themes = within(canvas.getByRole('radiogroup', { name: 'Theme' }));
    await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(themes.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    await userEvent.click(themes.getByRole('radio', { name: 'Light' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
  },
);

Ready.test('moves to the content by the skip link', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute('href', '#main');
  // The heading has a name to announce.
  const { textContent } = canvas.getByRole('heading', { level: 1 });
  await expect(canvas.getByRole('main', { name: textContent })).toHaveAttribute('id', 'main');
});

Ready.test(
  '[S-11] [S-12] [S-13] [S-14] reports the label of every footer item',
  async ({ canvas, userEvent, args }) => {
    const buttons = within(canvas.getByRole('contentinfo')).getAllByRole('button');
    await expect(buttons).toHaveLength(6 + 6 + 6 + 4 + 3);
    for (const button of buttons) {
      await userEvent.click(button);
      await expect(args.onFooterAction).toHaveBeenLastCalledWith(
        button.getAttribute('aria-label') ?? button.textContent,
      );
    }
  },
);

/** Opens a panel of the header. */
const openPanel = (name: string) => () =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name }));

/** Opens the menu of a narrow screen. */
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
};

/** A page with its own button in the colour of main actions: the header button is an outline. */
export const WithMainAction = meta.story({ args: { hasMainAction: true } });

WithMainAction.test('[S-07] has no second button in that colour', async ({ canvas }) => {
  const quote = within(canvas.getByRole('banner')).getByRole('link', { name: 'Instant Quote' });
  await expect(quote).toHaveAttribute('href', '/services');
  await expect(getComputedStyle(quote).backgroundColor).toMatch(/, 0\)$/);
});

/** A page of several columns, such as a form, a drawing and a price. */
export const Wide = meta.story({ args: { isWide: true } });

/** A real business: the footer does not say that this is a demonstration. */
export const InBusiness = meta.story({ args: { brand: { ...sampleBrand, isDemonstration: false } } });

/** [S-03] The panel of About Us: two of its entries have no page. */
export const AboutPanel = meta.story({ play: openPanel('About Us') });

AboutPanel.test('[S-09] reports the label of an item without a page', async ({ canvas, userEvent, args }) => {
  const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('button', { name: /^Our Team/ }));
  await expect(args.onUnwired).toHaveBeenLastCalledWith('Our Team');
  await userEvent.click(menu.getByRole('button', { name: 'About Us', expanded: false }));
  await userEvent.click(menu.getByRole('button', { name: /^Careers/ }));
  await expect(args.onUnwired).toHaveBeenLastCalledWith('Careers');
});

/** [S-03] The panel of Resources, with the current page and its menu marked. */
export const ResourcesPanel = meta.story({ play: openPanel('Resources') });

/** [S-04] A user is signed in. */
export const SignedIn = meta.story({ args: { user: { name: 'Anjali Menon' } } });

SignedIn.test(
  '[S-04] links to the dashboard and logs out in the menu named after the user',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Anjali Menon' }));
    await expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
);

/** A name of 300 characters is truncated visually, not for screen readers. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { user: { name: longName } },
  parameters: { shortens: 'The button has room for 11rem of the name and keeps the whole name as its own.' },
});

LongContent.test('keeps the whole name as the name of the button', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: longName });
  await expect(button.getBoundingClientRect().width).toBeLessThan(300);
});

/** A name in a script that our fonts do not contain. */
export const MalayalamName = meta.story({ args: { user: { name: 'അഞ്ജലി മേനോൻ' } } });

/** A long brand name: the row with the menus wraps. */
export const LongBrandName = meta.story({
  tags: ['long-content'],
  args: { brand: { ...sampleBrand, name: 'Thiruvananthapuram Printed Circuits Private Limited' } },
});

/** The same brand at 320 px. */
export const LongBrandNameNarrow = meta.story({ args: LongBrandName.input.args, globals: narrow });

/** Too narrow for the menus, which are behind one button. */
export const Tablet = meta.story({ globals: tablet });

/** 320 px: the search is in the menu only. */
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test('[S-02] [S-06] [S-08] keeps e-mail, phone, cart and menu', async ({ canvas }) => {
  const header = within(canvas.getByRole('banner'));
  await expect(header.getByRole('link', { name: sampleBrand.email })).toBeVisible();
  await expect(header.getByRole('link', { name: sampleBrand.phone })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(header.queryByRole('button', { name: 'Search' })).toBeNull();
});

export const Dark = meta.story({ tags: ['dark'], args: { theme: 'dark' }, globals: { ...desktop, theme: 'dark' } });

/** [S-08] On a phone the menus are behind one button. */
export const Phone = meta.story({ globals: phone });

/** The menu of a phone, open at the section of the current page. */
export const PhoneMenu = meta.story({ globals: phone, play: openMenu });

PhoneMenu.test('[S-03] [S-08] closes the menu when a link is followed', async ({ userEvent }) => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expect(menu.getByRole('button', { name: 'Resources' })).toHaveAttribute('aria-expanded', 'true');
  const link = menu.getByRole('link', { name: 'Panel guidelines' });
  await expect(link).toHaveAttribute('href', '/resources/panel-guidelines');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

PhoneMenu.test('[S-09] [S-05] reports the label of an item without a page', async ({ userEvent, args }) => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await userEvent.click(menu.getByRole('button', { name: 'About Us' }));
  await userEvent.click(menu.getByRole('button', { name: 'Careers' }));
  await expect(args.onUnwired).toHaveBeenLastCalledWith('Careers');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

PhoneMenu.test('[S-04] [S-05] [S-07] contains search, sign-in and the quote', async ({ userEvent, args }) => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(menu.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(menu.getByRole('link', { name: 'Instant Quote' })).toHaveAttribute('href', '/services');
  await userEvent.click(menu.getByRole('button', { name: 'Search' }));
  await expect(args.onSearch).toHaveBeenCalledOnce();
});

/** The menu of a phone, with a signed-in user. */
export const PhoneMenuSignedIn = meta.story({
  args: { user: { name: 'Anjali Menon' } },
  globals: phone,
  play: openMenu,
});

PhoneMenuSignedIn.test('[S-04] logs out from the menu of a phone', async ({ userEvent, args }) => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(menu.getByText('Anjali Menon')).toBeVisible());
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

/** A long name, on the narrowest screen, in the dark theme. */
export const PhoneMenuNarrowDark = meta.story({
  args: { theme: 'dark', user: { name: longName } },
  globals: { ...narrow, ...dark },
  play: openMenu,
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

RightToLeft.test('keeps the phone number from left to right', async ({ canvas }) => {
  for (const number of canvas.getAllByText(sampleBrand.phone))
    await expect(getComputedStyle(number).direction).toBe('ltr');
});

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
