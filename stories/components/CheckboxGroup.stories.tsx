import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { Grid } from '@pcb/ui/Grid';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const items = [
  { id: '2.00', label: '2.00 mm', count: '1' },
  { id: '2.54', label: '2.54 mm', count: '4' },
  { id: '5.08', label: '5.08 mm', count: '12' },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      instead: [
        '`Checkbox` for a single item.',
        '`RadioGroup` or `ToggleGroup` for exactly one.',
        '`Switch` for one setting that takes effect at once.',
        '`Select` for one of many.',
      ],
      keyboard: ['`Tab` Moves from box to box.', '`Space` Checks or clears the box.'],
      copy: [
        'The label names what the items have in common: Pitch.',
        'Options have the same form, and none is the opposite of another.',
      ],
    },
  },
  args: { label: 'Pitch', items, onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'selects any number, by pointer and by keyboard, and describes each item',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: '5.08 mm' })).toHaveAccessibleDescription('12');
    await expect(canvas.getByRole('group', { name: 'Pitch' })).toBeVisible();
    const second = canvas.getByRole('checkbox', { name: '2.54 mm' });
    await userEvent.click(canvas.getByText('2.54 mm'));
    await expect(second).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '5.08 mm' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['2.54', '5.08']);
    await userEvent.click(second);
    await expect(second).not.toBeChecked();
  },
);

/** With a description, with one item disabled, disabled and invalid. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="14rem">
      <CheckboxGroup
        label="Pitch"
        items={items}
        description="Measured between the middles of two pins."
        defaultValue={['2.54', '5.08']}
      />
      <CheckboxGroup
        label="Size"
        items={[
          { id: '0402', label: '0402', count: '1' },
          { id: '0603', label: '0603', count: '0', isDisabled: true },
        ]}
        defaultValue={['0402']}
      />
      <CheckboxGroup label="Disabled" items={items} isDisabled defaultValue={['2.54']} />
      <CheckboxGroup label="Invalid" items={items} isInvalid errorMessage="Choose at least one pitch." />
    </Grid>
  ),
});

States.test('has the description of the group, and an item that cannot be checked', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Pitch' })).toHaveAccessibleDescription(
    'Measured between the middles of two pins.',
  );
  await expect(canvas.getByRole('checkbox', { name: '0603' })).toBeDisabled();
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [{ id: 'word', label: longText, count: '1' }] },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
