import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const logOut = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
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

export const Open = meta.story({ args: { defaultOpen: true } });

/** Long words wrap, also at the edge of a narrow screen. */
export const LongWords = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { id: 'orders', label: 'Orders that wait for an answer about the build-up or the drill file', href: '/orders' },
      { id: 'file', label: 'motor_controller_rev_c_panelised_2x3_with_tooling_holes.zip', href: '/file' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ args: { defaultOpen: true }, globals: { theme: 'dark' } });
