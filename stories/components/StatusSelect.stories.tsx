import { badgeTones } from '@pcb/ui/Badge';
import { Grid } from '@pcb/ui/Grid';
import { StatusSelect, type StatusSelectProps } from '@pcb/ui/StatusSelect';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const items = [
  { id: 'pending', label: 'Pending' },
  { id: 'production', label: 'In production' },
  { id: 'inspection', label: 'Inspection', isDisabled: true },
  { id: 'packed', label: 'Packed' },
  { id: 'shipped', label: 'Shipped' },
];

const meta = preview.meta({
  title: 'Components/StatusSelect',
  component: StatusSelect,
  parameters: {
    guide: {
      instead: ['`Select` in a form.', '`Badge` for a status that cannot be changed.', '`Menu` for actions.'],
      keyboard: [
        '`Tab` Moves focus to it.',
        '`Enter, Space, Arrow up or Arrow down` Opens the list at the selected item.',
        '`Letters` Select the item that starts with them, or move to it in the open list.',
        '`Arrow keys, Home, End` In the list: move from item to item.',
        '`Enter or Space` In the list: selects the item and closes the list.',
        '`Escape` Closes the list without changing the value.',
      ],
      copy: ['The label names the row: Status of order 1042.'],
    },
  },
  args: { 'aria-label': 'Status of order 1042', items, value: 'pending', onChange: fn() },
});

export const Playground = meta.story({
  tags: ['ready'],
  args: { tone: 'warning' },
  render: function Changing(args: StatusSelectProps) {
    const [value, setValue] = useState(args.value);
    return (
      <StatusSelect
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange?.(id);
        }}
      />
    );
  },
});

Playground.test('selects an item by pointer', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Status of order 1042' });
  await userEvent.click(select);
  const list = await screen.findByRole('listbox', { name: 'Status of order 1042' });
  await expect(within(list).getByRole('option', { selected: true })).toHaveAccessibleName('Pending');
  await userEvent.click(within(list).getByRole('option', { name: 'Packed' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(select).toHaveTextContent(/^Packed$/);
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('packed');
});

Playground.test(
  'opens with the arrow keys, Enter and Space, and returns focus',
  async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    for (const key of ['{ArrowUp}', '{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(select).toHaveFocus());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('production');
    await waitFor(() => expect(select).toHaveFocus());
  },
);

Playground.test('selects by letters, and skips a disabled item', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('in p');
  await expect(select).toHaveTextContent('In production');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('production');
  await expect(screen.queryByRole('listbox')).toBeNull();
});

/** In the colours of a `Badge`. */
export const Tones = meta.story({
  render: () => (
    <Grid gap="small">
      {badgeTones.map((tone) => (
        <StatusSelect key={tone} aria-label={tone} tone={tone} items={[{ id: tone, label: tone }]} value={tone} />
      ))}
    </Grid>
  ),
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { items: [{ id: 'long', label: longText }], value: 'long' },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { tone: 'warning' } });
export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toBeVisible());
  },
});
