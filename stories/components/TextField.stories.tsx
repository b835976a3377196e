import { Button } from '@pcb/ui/Button';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guide: {
      instead: [
        '`NumberField` for a quantity, `DateField` for a date, `SearchField` for a search, `TextArea` for several lines.',
        '`Select` or `ToggleGroup` for known answers.',
      ],
      keyboard: ['`Tab` Moves focus to it.', '`Enter` Submits its form.'],
      copy: [
        'The label is the name of the value, without a colon and without “Enter”.',
        'The description says what to know before typing; an error says what is wrong and what to do.',
        'A placeholder is an example and never states a rule.',
      ],
    },
  },
  args: { label: 'PCB Name', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has its label as its name and reports its text', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'PCB Name' });
  await userEvent.type(input, 'Motor driver');
  await expect(input).toHaveValue('Motor driver');
  await expect(args.onChange).toHaveBeenLastCalledWith('Motor driver');
});

/** Required, described, with a unit, invalid and disabled; an e-mail address and a password; a label only for screen readers. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="16rem">
      <TextField {...args} isRequired description="As on your drawing." />
      <TextField label="Board Size X" unit="mm" defaultValue="100" inputMode="decimal" />
      <TextField label="Lead Time" unit="working days" defaultValue="10" inputMode="numeric" />
      <TextField label="Mobile No" defaultValue="98100" isInvalid errorMessage="Enter all ten digits of the number." />
      <TextField label="Email" type="email" autoComplete="email" isRequired placeholder="name@example.com" />
      <TextField label="Password" type="password" autoComplete="current-password" isRequired />
      <TextField label="Order name" isDisabled defaultValue="Motor driver" />
      <TextField label="Coupon code" isLabelHidden placeholder="Coupon code" />
    </Grid>
  ),
});

States.test('[U-03] has its type, its unit in its name, and its description or its error', async ({ canvas }) => {
  const name = canvas.getByRole('textbox', { name: 'PCB Name' });
  await expect(name).toBeRequired();
  await expect(name).toHaveAccessibleDescription('As on your drawing.');
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('100');
  await expect(canvas.getByRole('textbox', { name: 'Lead Time (working days)' })).toHaveValue('10');
  const mobile = canvas.getByRole('textbox', { name: 'Mobile No' });
  await expect(mobile).toBeInvalid();
  await expect(mobile).toHaveAccessibleDescription('Enter all ten digits of the number.');
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired();
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await expect(canvas.getByLabelText('Password')).toBeRequired();
  await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
});

/** A long label wraps; a long value scrolls inside its field. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  render: () => (
    <Stack>
      <TextField
        label="Name of the board as it should appear on the delivery note, the invoice and the packaging"
        isRequired
        defaultValue="Four-layer motor driver with current sense, revision C, for the second prototype of the pump controller"
      />
      <TextField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        description="Unterbeamtengesellschaftsdonaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      />
    </Stack>
  ),
  globals: narrow,
});

const onSubmit = fn<NonNullable<ComponentProps<'form'>['onSubmit']>>((event) => event.preventDefault());

/** Enter in the field submits the form, like its button. */
export const InAForm = meta.story({
  render: () => (
    <form onSubmit={onSubmit}>
      <Stack align="start">
        <TextField label="Order No" name="orderNr" />
        <Button type="submit">Search</Button>
      </Stack>
    </form>
  ),
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  render: (args) => (
    <Stack>
      <TextField {...args} isRequired description="As on your drawing." />
      <TextField label="Board Size X" unit="mm" defaultValue="100" />
      <TextField label="Mobile No" isInvalid errorMessage="Enter all ten digits of the number." defaultValue="98470" />
    </Stack>
  ),
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
