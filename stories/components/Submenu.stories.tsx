import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { Submenu } from '@pcb/ui/Submenu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { leftToRight } from './leftToRight.ts';

const exportCsv = fn();

const meta = preview.meta({
  title: 'Components/Submenu',
  component: Submenu,
  render: (args) => (
    <Menu
      aria-label="Order ORD-1042"
      defaultOpen
      trigger={<Button variant="outline">Order</Button>}
      items={[{ id: 'open', label: 'Open', href: '/orders/1042' }]}
    >
      <Submenu {...args} />
    </Menu>
  ),
  parameters: {
    guide: {
      instead: [
        '`MenuSection` for items that are often used.',
        '`Dialog` for a choice with more than about seven items.',
      ],
      keyboard: [
        '`Arrow right, Enter or Space` Opens the submenu and focuses its first item. Right to left: Arrow left.',
        '`Arrow left or Escape` Closes the submenu.',
      ],
      copy: ['The label says what the items have in common: Export.'],
    },
  },
  args: {
    label: 'Export',
    items: [
      { id: 'csv', label: 'CSV', description: 'For a spreadsheet', onAction: exportCsv },
      { id: 'pdf', label: 'PDF', onAction: fn() },
    ],
  },
});

/** The submenu opens next to its item on hover, press or Arrow right. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('opens and acts by keyboard, and closes both menus', leftToRight, async ({ canvas, userEvent }) => {
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  canvas.getByRole('button', { name: 'Order' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await expect(await screen.findByRole('menu', { name: 'Export' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(exportCsv).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Order' })).toHaveFocus());
});

/** The submenu covers the menu if there is no room next to it. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [{ id: 'file', label: longText, href: '/file' }] },
  globals: narrow,
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
