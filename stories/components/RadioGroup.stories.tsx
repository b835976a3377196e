import { Grid } from '@pcb/ui/Grid';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const items = [
  { id: 'yes', label: 'Gerber data is provided', description: 'RS-274X or ODB++, one archive.' },
  { id: 'no', label: 'Gerber data is to be generated', description: 'From your layout file. Adds a working day.' },
];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      instead: [
        '`ToggleGroup` for a few short options.',
        '`Select` for more than about five.',
        '`CheckboxGroup` for any number of choices.',
      ],
      keyboard: [
        '`Tab` Moves focus to the selected option, or to the first. The group is one tab stop.',
        '`Arrow keys` Select the next or previous option, and wrap around.',
        '`Space` Selects the focused option.',
      ],
      copy: [
        'The label asks or names; the options have the same form.',
        'The description states the consequence of an option: Adds a working day.',
      ],
    },
  },
  args: { label: 'Gerber Data', items, onChange: fn() },
  argTypes: { orientation: { control: 'select', options: ['vertical', 'horizontal'] } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'selects by a click on the label and by arrow keys, and describes each option',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Gerber data is provided' })).toHaveAccessibleDescription(
      'RS-274X or ODB++, one archive.',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Gerber Data' })).toBeVisible();
    const yes = canvas.getByRole('radio', { name: 'Gerber data is provided' });
    const no = canvas.getByRole('radio', { name: 'Gerber data is to be generated' });
    await expect(yes).not.toBeChecked();
    await userEvent.click(canvas.getByText('Gerber data is provided'));
    await expect(yes).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(no).toBeChecked();
    await expect(no).toHaveFocus();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 'yes');
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 'no');
  },
);

/** Required and described, invalid, disabled, with one option disabled, and with short options side by side. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="18rem">
      <RadioGroup label="Required" items={items} isRequired description="We check either before production." />
      <RadioGroup label="Invalid" items={items} isInvalid errorMessage="Choose one of the two." />
      <RadioGroup label="Disabled" items={items} isDisabled defaultValue="yes" />
      <RadioGroup
        label="Type"
        defaultValue="framed"
        items={[
          { id: 'framed', label: 'Framed' },
          { id: 'frameless', label: 'Frameless', isDisabled: true },
        ]}
      />
      <RadioGroup
        label="Side"
        orientation="horizontal"
        defaultValue="top"
        items={[
          { id: 'top', label: 'Top' },
          { id: 'bottom', label: 'Bottom' },
          { id: 'both', label: 'Both' },
        ]}
      />
    </Grid>
  ),
});

States.test('is required, and its name has no asterisk', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'Required' });
  await expect(group).toHaveAccessibleDescription('We check either before production.');
  for (const radio of within(group).getAllByRole('radio')) await expect(radio).toBeRequired();
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [{ id: 'word', label: longText }] },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: 'no', description: 'We check either before production.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
