import { DateField } from '@pcb/ui/DateField';
import { Fieldset } from '@pcb/ui/Fieldset';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const address = (
  <Stack>
    <TextField label="Street" name="street" defaultValue="12, 4th Cross" />
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField label="City" name="city" defaultValue="Bengaluru" />
      <TextField label="PIN code" name="pin" defaultValue="560034" />
    </Grid>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Fieldset',
  component: Fieldset,
  parameters: {
    guide: {
      instead: [
        '`RadioGroup`, `CheckboxGroup` or `ToggleGroup` for choices: they have a label of their own.',
        '`Heading` for a part of a page, or for a long part of a form.',
      ],
      keyboard: [],
      copy: [
        'The legend is short: screen readers read it before the first field.',
        'The labels do not repeat it: City, not City of the delivery address.',
        'The error is about the fields together: “The end is before the start.”',
      ],
    },
  },
  args: { legend: 'Delivery address', description: 'Where the boards are sent.', children: address },
  argTypes: {
    legend: { control: 'text' },
    description: { control: 'text' },
    errorMessage: { control: 'text' },
    children: { control: false },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a group with the legend as its name, described by its help', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Delivery address' });
  await expect(group).toHaveAccessibleDescription('Where the boards are sent.');
});

/** An error that concerns all the fields together. */
export const WithError = meta.story({
  args: {
    legend: 'Dispatch',
    description: 'Both days count.',
    errorMessage: 'The end is before the start.',
    children: (
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DateField label="From" defaultValue="2026-11-25" />
        <DateField label="To" defaultValue="2026-11-20" />
      </Grid>
    ),
  },
});

WithError.test('the error is part of the description of the group', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Dispatch' })).toHaveAccessibleDescription(
    'Both days count. The end is before the start.',
  );
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { legend: longText, description: longText, errorMessage: longText },
  globals: narrow,
});

export const Dark = WithError.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
