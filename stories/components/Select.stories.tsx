import { Grid } from '@pcb/ui/Grid';
import { Select } from '@pcb/ui/Select';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const items = [
  { id: 'hasl', label: 'HASL' },
  { id: 'leadfree', label: 'Lead-free HASL' },
  { id: 'enig', label: 'ENIG', description: 'Flat, for fine pitch' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: {
    guide: {
      instead: [
        '`ToggleGroup` for a few short options, `RadioGroup` for a few long ones: all are visible.',
        '`StatusSelect` for the status of a table row.',
        '`Menu` for actions.',
        '`ComboBox` for more than about fifteen items, which finds them by typing.',
      ],
      keyboard: [
        '`Tab` Moves focus to it.',
        '`Enter, Space, Arrow up or Arrow down` Opens the list at the selected item.',
        '`Letters` Select the item that starts with them, or move to it in the open list.',
        '`Arrow keys, Home, End` In the list: move from item to item.',
        '`Enter or Space` In the list: selects the item and closes the list.',
        '`Escape` Closes the list without changing the value.',
      ],
      copy: ['Items are in a useful order: by size, alphabet or frequency.', '“Any” is an item with its own id.'],
    },
  },
  args: { label: 'Surface Finish', items, onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has its label as its name and the selected item as its value', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Surface Finish' });
  await expect(select).toHaveTextContent('Select an item');
  await userEvent.click(select);
  const list = await screen.findByRole('listbox', { name: 'Surface Finish' });
  // In a dialog, Orca would go back to browse mode and leave the options.
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(within(list).getByRole('option', { name: 'ENIG' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent(/^ENIG$/);
  await expect(args.onChange).toHaveBeenLastCalledWith('enig');
});

Playground.test('works by keyboard alone', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('leadfree');
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(args.onChange).toHaveBeenCalledTimes(1);
});

/** Selected, required, invalid, disabled and empty; with its label at the side, or only for screen readers. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="16rem">
      <Select items={items} label="Selected" defaultValue="leadfree" />
      <Select
        items={items}
        label="Required"
        isRequired
        description="ENIG for fine pitch."
        placeholder="Choose a finish"
      />
      <Select items={items} label="Invalid" isInvalid errorMessage="Choose a surface finish." />
      <Select items={items} label="Disabled" isDisabled defaultValue="hasl" />
      <Select
        items={items}
        label="Beside"
        labelPlacement="start"
        defaultValue="enig"
        description="Flat, for fine pitch"
      />
      <Select items={items} label="Status of order ORD-1042" isLabelHidden defaultValue="hasl" />
      <Select label="Without items" items={[]} />
    </Grid>
  ),
});

States.test('has no asterisk in its name, is described by its description and its error', async ({ canvas }) => {
  const required = canvas.getByRole('combobox', { name: 'Required' });
  await expect(required).toBeRequired();
  await expect(required).toHaveAccessibleDescription('ENIG for fine pitch.');
  await expect(required).toHaveTextContent('Choose a finish');
  const invalid = canvas.getByRole('combobox', { name: 'Invalid' });
  await expect(invalid).toBeInvalid();
  await expect(invalid).toHaveAccessibleDescription('Choose a surface finish.');
  const label = canvas.getByText('Beside').getBoundingClientRect();
  const beside = canvas.getByRole('combobox', { name: 'Beside' }).getBoundingClientRect();
  await expect(label.bottom).toBeGreaterThan(beside.top);
  await expect(canvas.getByRole('combobox', { name: 'Status of order ORD-1042' })).toBeVisible();
});

/** An item that cannot be selected, such as a finish that the material does not allow. */
export const OneDisabled = meta.story({
  args: {
    items: [
      { id: 'hasl', label: 'HASL' },
      { id: 'leadfree', label: 'Lead-free HASL', description: 'Not on Rogers', isDisabled: true },
      { id: 'enig', label: 'ENIG' },
    ],
    defaultValue: 'hasl',
    defaultOpen: true,
  },
});

OneDisabled.test('a disabled item cannot be selected, by pointer or by keyboard', async ({ userEvent, args }) => {
  const disabled = await screen.findByRole('option', { name: 'Lead-free HASL' });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(disabled);
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('enig');
});

/** Items under headings, for lists in which the kind of an item helps to find it. */
export const Sections = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { id: 'none', label: 'None', description: 'Bare copper' },
      { id: 'tin', title: 'Tin', items: items.slice(0, 2) },
      {
        id: 'gold',
        title: 'Gold',
        items: [
          { id: 'enig', label: 'ENIG', description: 'Flat, for fine pitch' },
          { id: 'hard', label: 'Hard gold', description: 'For edge connectors', isDisabled: true },
        ],
      },
    ],
  },
});

Sections.test('the heading names the group, and letters and arrows cross it', async ({ canvas, userEvent, args }) => {
  const group = await screen.findByRole('group', { name: 'Gold' });
  await expect(within(group).getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('e{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('enig');
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent(/^ENIG$/);
});

/** The list is in a portal and has the minimum width of the field. */
export const Open = meta.story({ args: { defaultValue: 'enig', defaultOpen: true } });

Open.test('marks the selected item', async () => {
  const list = await screen.findByRole('listbox', { name: 'Surface Finish' });
  await expect(within(list).getByRole('option', { selected: true })).toHaveAccessibleName('ENIG');
  await expect(within(list).getByRole('option', { selected: true })).toHaveAccessibleDescription(
    'Flat, for fine pitch',
  );
});

/** The host controls the value and may leave it unchanged. */
export const Controlled = meta.story({ args: { label: 'Status', value: 'hasl' } });

Controlled.test('keeps the value that the host passes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'ENIG' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('enig');
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent(/^HASL$/);
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [{ id: 'long', label: longText }], defaultValue: 'long', defaultOpen: true },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: 'leadfree', isRequired: true, description: 'ENIG for a pitch below 0.5 mm.' },
});

export const Touch = meta.story({
  tags: ['touch'],
  args: { defaultValue: 'enig', defaultOpen: true },
  globals: { pointer: 'coarse' },
  play: () => waitFor(() => expect(screen.getByRole('option', { name: 'ENIG' })).toBeVisible()),
});
