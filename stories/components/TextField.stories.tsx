import { Button } from '@pcb/ui/Button';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guide: {
      instead: [
        '`NumberField` for a quantity, `DateField` for a date, `SearchField` for a search, `TextArea` for several lines.',
        '`Select` or `ToggleGroup` for known answers.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to it.' },
        { keys: 'Enter', does: 'Submits its form.' },
      ],
      copy: [
        'The label is the name of the value, without a colon and without “Enter”.',
        'The description says what to know before typing; an error says what is wrong and what to do.',
        'A placeholder is an example and never states a rule.',
      ],
    } satisfies Guide,
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

/** The asterisk is visual only: assistive technology gets `required`, and the name without the asterisk. */
export const Required = meta.story({ args: { isRequired: true } });

Required.test('is required, and its name has no asterisk', async ({ canvas }) => {
  await expect(canvas.getByText('*')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toBeRequired();
});

/** A description that says how to write the name and how it is used. */
export const WithDescription = meta.story({
  args: { description: 'As on your drawing. We print it on the delivery note.' },
});

WithDescription.test('is described by its description', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveAccessibleDescription(
    'As on your drawing. We print it on the delivery note.',
  );
});

/** The unit is at the end of the field and part of its name. */
export const WithUnit = meta.story({
  render: () => (
    <Grid minColumnWidth="10rem">
      <TextField label="Board Size X" unit="mm" defaultValue="100" inputMode="decimal" />
      <TextField label="Thickness" unit="mil" defaultValue="5" inputMode="decimal" />
      <TextField label="Lead Time" unit="working days" defaultValue="10" inputMode="numeric" />
    </Grid>
  ),
});

WithUnit.test('has the unit in its name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('100');
  await expect(canvas.getByRole('textbox', { name: 'Lead Time (working days)' })).toHaveValue('10');
});

/** An incomplete number: the error says what is missing. */
export const Invalid = meta.story({
  args: {
    label: 'Mobile No',
    defaultValue: '98100',
    isInvalid: true,
    errorMessage: 'Enter all ten digits of the number.',
  },
});

Invalid.test('says that it is invalid, and why', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Mobile No' });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Enter all ten digits of the number.');
});

/** Phones show the e-mail keyboard, and browsers can autofill it. */
export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email', isRequired: true, placeholder: 'name@example.com' },
});

Email.test('[U-03] is of e-mail type and required', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Email' });
  await expect(input).toHaveAttribute('type', 'email');
  await expect(input).toBeRequired();
});

/** The text is masked, and password managers can fill it in. */
export const Password = meta.story({
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', isRequired: true },
});

Password.test('[U-03] masks the text and is required', async ({ canvas }) => {
  const input = canvas.getByLabelText('Password');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toBeRequired();
});

/** The value is readable and cannot be changed. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Motor driver' } });

/** Only for screen readers: the context is the visible label. */
export const HiddenLabel = meta.story({
  args: { label: 'Coupon code', isLabelHidden: true, placeholder: 'Coupon code' },
});

HiddenLabel.test('keeps its name', async ({ canvas }) => {
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
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

LongLabels.test('nothing overflows the page', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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

InAForm.test('Enter submits the form with its value', async ({ canvas, userEvent }) => {
  onSubmit.mockClear();
  const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Order No' });
  await userEvent.type(input, 'ORD-1042{Enter}');
  await expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect(input.form && new FormData(input.form).get('orderNr')).toBe('ORD-1042');
});

export const OnMask = meta.story({
  tags: ['on-mask'],
  decorators: [onMask],
  render: (args) => (
    <Stack>
      <TextField {...args} isRequired description="As on your drawing." />
      <TextField label="Board Size X" unit="mm" defaultValue="100" />
      <TextField label="Mobile No" isInvalid errorMessage="Enter all ten digits of the number." defaultValue="98470" />
    </Stack>
  ),
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
