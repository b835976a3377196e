import { ColumnsMenu, type ColumnsMenuProps } from '@pcb/ui/ColumnsMenu';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const columns = [
  { id: 'id', label: 'Order ID', isRowHeader: true },
  { id: 'customer', label: 'Customer', allowsHiding: true },
  { id: 'date', label: 'Date', allowsHiding: true },
  { id: 'total', label: 'Total', allowsHiding: true },
];

/** A minimal host. */
function Host({ hiddenColumns: initial, onHiddenColumnsChange, ...props }: ColumnsMenuProps) {
  const [hiddenColumns, setHiddenColumns] = useState(initial);
  const change = (next: Set<string>) => {
    onHiddenColumnsChange(next);
    setHiddenColumns(next);
  };
  return <ColumnsMenu {...props} hiddenColumns={hiddenColumns} onHiddenColumnsChange={change} />;
}

const meta = preview.meta({
  title: 'Components/ColumnsMenu',
  component: ColumnsMenu,
  parameters: {
    guide: {
      instead: ['The menu that a `Table` has above it by itself, if the page has no toolbar.'],
      keyboard: [
        '`Enter, Space or Arrow down` Opens the menu.',
        '`Arrow keys` Move through the columns.',
        '`Space` Hides or shows the column. The menu stays open.',
        '`Escape` Closes the menu.',
      ],
      copy: ['A label is the header of the column, also where the header is hidden.'],
    },
  },
  args: { columns, hiddenColumns: ['date'], onHiddenColumnsChange: fn() },
  render: (args) => <Host {...args} />,
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('hides and shows columns by keyboard, and returns focus', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Columns' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Customer' })).toHaveFocus());
  await expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{ArrowDown} ');
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set());
  await expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{ArrowDown} ');
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['total']));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

/** Labels of several words wrap in the menu. */
export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    columns: [
      ...columns,
      { id: 'long', label: 'Quantity for one set of boards, without attrition and spare parts', allowsHiding: true },
      { id: 'unbroken', label: 'QUANTITY'.repeat(6), allowsHiding: true },
    ],
  },
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
