import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const logOut = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    guide: {
      instead: [
        '`NavigationMenu` for the pages of a site.',
        '`Select` to choose a value.',
        '`Button`s side by side for two or three actions that everybody should see.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the button.' },
        { keys: 'Enter, Space or Arrow down', does: 'Opens the menu with the first line under the focus.' },
        { keys: 'Arrow up', does: 'On the button: opens it with the last line. In the menu: the line above.' },
        { keys: 'Arrow keys, Home, End', does: 'Go from line to line.' },
        { keys: 'Letters', does: 'Go to the line that begins so.' },
        { keys: 'Enter', does: 'Does what the line says, or follows its link.' },
        { keys: 'Escape', does: 'Closes the menu; the focus returns to the button.' },
      ],
      words: ['A line is a verb or the name of a page: Logout, Dashboard.', 'What can do harm stands last.'],
    } satisfies Guide,
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
  '[S-04] opens by keyboard, holds Dashboard and Logout, and gives focus back',
  async ({ canvas, userEvent }) => {
    logOut.mockClear();
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

/** Two lines with icons, under the button that opened them. */
export const Open = meta.story({ args: { defaultOpen: true } });

/** Long words wrap, also at the edge of a narrow screen. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    defaultOpen: true,
    items: [
      { id: 'orders', label: 'Orders that wait for an answer about the build-up or the drill file', href: '/orders' },
      { id: 'file', label: 'motor_controller_rev_c_panelised_2x3_with_tooling_holes.zip', href: '/file' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ tags: ['dark'], args: { defaultOpen: true }, globals: { theme: 'dark' } });

export const Touch = meta.story({ tags: ['touch'], args: { defaultOpen: true }, globals: { pointer: 'coarse' } });

Touch.test('is open when its targets are measured', async () => {
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
});
