import { CommandPalette, type CommandPaletteProps, type CommandSection } from '@pcb/ui/CommandPalette';
import { DateField } from '@pcb/ui/DateField';
import { Dialog } from '@pcb/ui/Dialog';
import { FileText, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow, phone } from '../looks.ts';
import { openCalendar } from './dates.ts';

const addOrder = fn();

const pages: CommandSection = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: 'page orders', label: 'Orders', href: '#orders', icon: <FileText size={16} /> },
    { id: 'page users', label: 'Users', href: '#users', icon: <Users size={16} /> },
  ],
};

const actions: CommandSection = {
  id: 'actions',
  title: 'Actions',
  items: [{ id: 'add order', label: 'Add order', icon: <Plus size={16} />, onAction: () => void addOrder() }],
};

const orders: CommandSection = {
  id: 'orders',
  title: 'Orders',
  isSearchOnly: true,
  items: Array.from({ length: 500 }, (_, index) => ({
    id: `order ${index}`,
    label: `PO-${2041 + index}`,
    description: ['Motor controller', 'LED driver', 'Énergie meter'][index % 3] ?? '',
    keywords: 'order',
    href: `#order-${2041 + index}`,
  })),
};

/** The modifier of the device. */
const shortcut = () => (/Mac/.test(navigator.platform) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: {
    guide: {
      instead: [
        '`SearchField` to search one list.',
        '`Menu` for a few actions.',
        'A link or a button as well: nothing is only in the palette.',
      ],
      keyboard: [
        '`Ctrl+K, or ⌘K on Apple devices` Opens the palette, and closes it. Not in rich text or in another dialog.',
        '`Arrow up or down` Moves to another item; the focus stays in the field.',
        '`Enter` Activates the item, or the first one if none is active.',
        '`Escape` Clears the field, then closes the palette; focus returns to where it was.',
      ],
      copy: [
        'The label says what people do: Jump to.',
        'A section is a plural noun: Pages, Orders, Actions. An action starts with a verb: Add order.',
        'An error names its section: Orders could not be loaded.',
      ],
    },
  },
  args: {
    label: 'Jump to',
    placeholder: 'Pages, orders and actions',
    sections: [pages, actions, orders],
    onAction: fn(),
    onOpenChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'opens by its shortcut, finds an order without its dash, and focus returns',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Jump to' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', /Mac/.test(navigator.platform) ? 'Meta+K' : 'Control+K');
    button.focus();
    await userEvent.keyboard(shortcut());
    const input = await screen.findByRole('combobox', { name: 'Jump to' });
    await expect(input).toHaveFocus();
    await expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(2);
    await expect(screen.queryByRole('group', { name: /^Orders/ })).toBeNull();
    await userEvent.type(input, 'po2043');
    const option = await screen.findByRole('option', { name: 'PO-2043' });
    await expect(within(screen.getByRole('group', { name: 'Orders' })).getAllByRole('option')).toEqual([option]);
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
);

Playground.test(
  'activates the item that the arrow keys reach, and Enter activates the first item',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    const input = await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { name: 'Add order' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(addOrder).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('add order');
    await userEvent.keyboard(shortcut());
    await userEvent.type(await screen.findByRole('combobox'), 'usersx{Backspace}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAction).toHaveBeenLastCalledWith('page users');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
);

Playground.test('announces the number of results when typing pauses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
  await userEvent.type(await screen.findByRole('combobox'), 'energie');
  await expect(await screen.findByText('Results: 166')).toBeInTheDocument();
  await expect(screen.getByRole('group', { name: 'Orders, 8 of 166' })).toBeVisible();
  await userEvent.keyboard('zzz');
  await waitFor(() => expect(screen.getAllByText('No results')).toHaveLength(2));
  await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

Playground.test('on Apple devices, opens by ⌘K and announces the active item itself', async ({ canvas, userEvent }) => {
  Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
  try {
    canvas.getByRole('button', { name: 'Jump to' }).focus();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const region = () => screen.getByRole('dialog').querySelector('[aria-live="polite"]');
    await waitFor(() => expect(region()).toHaveTextContent('Users'));
  } finally {
    // Removes the override; the property of the prototype remains.
    Reflect.deleteProperty(navigator, 'platform');
  }
});

Playground.test('leaves the shortcut to rich text', async ({ canvasElement, userEvent, args }) => {
  const editor = document.createElement('div');
  editor.contentEditable = 'true';
  canvasElement.append(editor);
  editor.focus();
  await userEvent.keyboard(shortcut());
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  editor.remove();
  await userEvent.keyboard(shortcut());
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
});

const open = { args: { defaultOpen: true } } as const;

/** The recently used items come first while the field is empty. */
export const Open = meta.story({ args: { ...open.args, recentIds: ['order 3', 'page users'] } });

const onRetry = fn();

/** One source loads, one failed; the others stay usable. */
export const Sources = meta.story({
  args: {
    ...open.args,
    sections: [
      pages,
      { id: 'quotations', title: 'Quotations', items: [], isLoading: true },
      { id: 'customers', title: 'Customers', items: [], errorMessage: 'Customers could not be loaded.', onRetry },
    ],
  },
});

Sources.test('keeps the items of the other sources, names the failed one and retries', async ({ userEvent }) => {
  const input = await screen.findByRole('combobox');
  await expect(screen.getAllByRole('option')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('Customers could not be loaded.')).toHaveLength(2));
  await userEvent.tab();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Try again: Customers' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(input).toHaveFocus();
});

function WithDialog(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <CommandPalette {...props} />
      <Dialog title="Order PO-2041" isOpen={isOpen} onOpenChange={setOpen}>
        The shortcut does nothing here.
      </Dialog>
    </>
  );
}

/** The shortcut does nothing while a calendar is open, which is modal without being a dialog. */
export const BehindCalendar = meta.story({
  render: (args) => (
    <>
      <CommandPalette {...args} />
      <DateField label="Order Date" defaultValue="2025-08-14" />
    </>
  ),
});

BehindCalendar.test('does not open over a calendar', async ({ canvas, userEvent, args }) => {
  await openCalendar(canvas, 'Order Date');
  await userEvent.keyboard(shortcut());
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

/** The shortcut does nothing while another dialog is open. */
export const BehindDialog = meta.story({ render: (args) => <WithDialog {...args} /> });

BehindDialog.test('does not open over another dialog', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Order PO-2041' });
  await userEvent.keyboard(shortcut());
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(dialog).toBeVisible();
});

export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    ...open.args,
    placeholder: 'Pages, orders, customers, quotations, inquiries, services and actions of the whole area',
    sections: [
      {
        id: 'orders',
        title: 'Orders of all customers since the start of the financial year',
        items: [
          {
            id: 'one',
            label: 'Control board for the ventilation of a tunnel with two independent supplies, sixteen layers',
            description: 'Directorate of Electronics Research and Instrumentation, Thiruvananthapuram',
            href: '#one',
          },
          { id: 'two', label: 'Power_distribution_board_'.repeat(4), description: 'മലബാർ ഇലക്ട്രോണിക്സ്', href: '#two' },
        ],
      },
    ],
  },
  globals: narrow,
});

/** The whole window; the items are targets of 44 px. */
export const Touch = Open.extend({ tags: ['touch'], globals: { ...phone, pointer: 'coarse' } });

export const Dark = Open.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const RightToLeft = Open.extend({ tags: ['right-to-left'], globals: { direction: 'rtl' } });
