import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const logOut = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    guide: {
      instead: [
        '`NavigationMenu` for the pages of a site.',
        '`Select` to select a value in a form.',
        '`Button`s side by side for two or three visible actions.',
      ],
      keyboard: [
        '`Tab` Moves focus to the button.',
        '`Enter, Space or Arrow down` Opens the menu and focuses the first item.',
        '`Arrow up` On the button: opens the menu and focuses the last item. In the menu: moves up.',
        '`Arrow keys, Home, End` Move from item to item.',
        '`Letters` Move to the item that starts with them.',
        '`Enter` Activates the item or follows its link.',
        '`Escape` Closes the menu and returns focus to the button.',
      ],
      copy: ['An item is a verb or the name of a page: Logout, Dashboard.', 'Destructive actions come last.'],
    },
  },
  args: {
    'aria-label': 'Account',
    trigger: (
      <Button variant="ghost" tone="neutral">
        Asha Nair
        <ChevronDown aria-hidden="true" size={16} />
      </Button>
    ),
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: <LayoutDashboard size={16} /> },
      { id: 'logout', label: 'Logout', onAction: logOut, icon: <LogOut size={16} /> },
    ],
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[S-04] opens by keyboard, contains Dashboard and Logout, and returns focus',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Asha Nair' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);

/** Two items with icons, below the button. */
export const Open = meta.story({ args: { defaultOpen: true } });

/** A line of help below the label, where the label alone is not clear. */
export const Described = meta.story({
  args: {
    'aria-label': 'Order ORD-1042',
    defaultOpen: true,
    items: [
      { id: 'repeat', label: 'Order again', description: 'With the same files, at today’s price', onAction: fn() },
      { id: 'cancel', label: 'Cancel order', description: 'Free until production starts', onAction: fn() },
    ],
  },
});

Described.test('uses the line as the description of the item, not as part of its name', async () => {
  const item = await screen.findByRole('menuitem', { name: 'Cancel order' });
  await expect(item).toHaveAccessibleDescription('Free until production starts');
});

/** Long labels wrap, also at the edge of a narrow screen. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { defaultOpen: true, items: [{ id: 'file', label: longText, href: '/file' }] },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], args: { defaultOpen: true }, globals: { theme: 'dark' } });

export const Touch = meta.story({
  tags: ['touch'],
  args: { defaultOpen: true },
  globals: { pointer: 'coarse' },
  play: () => waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()),
});
