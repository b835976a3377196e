import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { MenuChoices, type MenuChoicesProps } from '@pcb/ui/MenuChoices';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

/** Keeps the selection, as a host does. */
function Host({ selectedKeys: initialKeys, onSelectionChange, ...props }: MenuChoicesProps) {
  const [selectedKeys, setSelectedKeys] = useState(initialKeys);
  return (
    <Menu aria-label="View" defaultOpen trigger={<Button variant="outline">View</Button>}>
      <MenuChoices
        {...props}
        selectedKeys={selectedKeys}
        onSelectionChange={(ids) => {
          setSelectedKeys(ids);
          onSelectionChange(ids);
        }}
      />
    </Menu>
  );
}

const meta = preview.meta({
  title: 'Components/MenuChoices',
  component: MenuChoices,
  render: (args) => <Host {...args} />,
  parameters: {
    guide: {
      instead: [
        '`Select` or `CheckboxGroup` in a form.',
        '`ToggleGroup` for two to four visible choices.',
        '`ColumnsMenu` for the columns of a table.',
      ],
      keyboard: [
        '`Enter` Selects the item and closes the menu, unless several can be selected.',
        '`Space` Selects the item and leaves the menu open.',
      ],
      copy: ['The heading says what is selected: Group by.'],
    },
  },
  args: {
    title: 'Group by',
    selectionMode: 'single' as const,
    selectedKeys: ['status'],
    onSelectionChange: fn(),
    items: [
      { id: 'status', label: 'Status' },
      { id: 'customer', label: 'Customer' },
      { id: 'month', label: 'Month', description: 'By the date of the order' },
      { id: 'plant', label: 'Plant', isDisabled: true },
    ],
  },
});

/** One item is selected, and the menu closes. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'selects one item, which stays selected when it is pressed again',
  async ({ canvas, userEvent, args }) => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Status' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Customer' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['customer']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Customer' }));
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  },
);

/** Any number is selected, and the menu stays open. */
export const Multiple = meta.story({
  args: {
    title: 'Show',
    selectionMode: 'multiple',
    selectedKeys: ['top', 'outline'],
    items: [
      { id: 'top', label: 'Top copper' },
      { id: 'bottom', label: 'Bottom copper' },
      { id: 'outline', label: 'Outline' },
    ],
  },
});

Multiple.test('stays open, and reports all selected items', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Bottom copper' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['top', 'outline', 'bottom']));
  await expect(screen.getByRole('menuitemcheckbox', { name: 'Bottom copper' })).toBeChecked();
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { items: [{ id: 'status', label: longText }] },
  globals: narrow,
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
