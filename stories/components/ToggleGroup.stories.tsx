import { Grid } from '@pcb/ui/Grid';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const layers = [
  { id: '1', label: '1' },
  { id: '2', label: '2' },
  { id: '4', label: '4' },
];

const leadTimes = [
  { id: '5-7', label: '5–7 working days' },
  { id: '7-10', label: '7–10 working days' },
  { id: '10-14', label: '10–14 working days' },
  { id: '14-18', label: '14–18 working days' },
];

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  parameters: {
    guide: {
      instead: [
        '`RadioGroup` for long labels, or without an initial selection.',
        '`Select` for many options.',
        '`Tabs` for parts of a page, `Switch` for on and off.',
      ],
      keyboard: [
        '`Tab` Moves focus to the selected option. The group is one tab stop.',
        '`Arrow keys` Select the adjacent option, and wrap around; mirrored in right-to-left pages.',
      ],
      copy: [
        'One or two words per option, without the unit if the label has it: Board Thickness in mm.',
        'Options are sorted by size.',
      ],
    },
  },
  args: { label: 'Layer', items: layers, defaultValue: '2', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[Q-15] selects one option, by a click and by arrow keys, and a second click does not clear it',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('2'));
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup', { name: 'Layer' })).toBeVisible();
    const checked = () => canvas.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    await expect(checked()).toEqual([canvas.getByRole('radio', { name: '2' })]);
    await userEvent.click(canvas.getByText('4'));
    await expect(checked()).toEqual([canvas.getByRole('radio', { name: '4' })]);
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(checked()).toEqual([canvas.getByRole('radio', { name: '1' })]);
    await expect(args.onChange).toHaveBeenNthCalledWith(1, '4');
    await expect(args.onChange).toHaveBeenNthCalledWith(2, '1');
  },
);

/** Without a default, with an unknown value, with a second line in each option, required, disabled, and with a label only for screen readers. */
export const States = meta.story({
  render: ({ onChange }) => (
    <Grid minColumnWidth="18rem">
      <ToggleGroup
        label="Side"
        items={[
          { id: 'top', label: 'Top' },
          { id: 'bottom', label: 'Bottom' },
        ]}
      />
      <ToggleGroup
        label="Unknown value"
        items={[{ id: '0', label: 'None', isDisabled: true }, ...layers]}
        value="16"
        {...(onChange && { onChange })}
      />
      <ToggleGroup
        label="Temperature Gradient"
        defaultValue="mid"
        items={[
          { id: 'std', label: 'Standard', description: 'Tg 130–140' },
          { id: 'mid', label: 'Mid', description: 'Tg 150' },
          { id: 'high', label: 'High', description: 'Tg 170 or more' },
        ]}
      />
      <ToggleGroup label="Required" items={layers} isRequired description="More than four on request." />
      <ToggleGroup label="Disabled" items={layers} isDisabled />
      <ToggleGroup
        label="Period"
        isLabelHidden
        items={[
          { id: 'year', label: 'Year' },
          { id: 'month', label: 'Month' },
          { id: 'week', label: 'Week' },
        ]}
      />
    </Grid>
  ),
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [...leadTimes, { id: 'word', label: longText }], defaultValue: 'word' },
  globals: narrow,
});

/** Nine thicknesses at 320 px: each row fills the width. */
export const RowsOfShortOptions = meta.story({
  args: {
    label: 'Board Thickness in mm',
    items: ['0.4', '0.6', '0.8', '1.0', '1.2', '1.6', '2.0', '2.4', '3.2'].map((id) => ({ id, label: id })),
    defaultValue: '1.6',
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
