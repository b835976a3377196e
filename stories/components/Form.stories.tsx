import { Button } from '@pcb/ui/Button';
import { Form, type FormProps } from '@pcb/ui/Form';
import { NumberField } from '@pcb/ui/NumberField';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

const fields = (
  <Stack align="start">
    <TextField label="Name" name="name" isRequired defaultValue="Anjali Menon" />
    <TextField
      label="Email"
      name="email"
      type="email"
      isRequired
      defaultValue="anjali@example.com"
      errorMessage="Enter an address such as name@example.com."
    />
    <TextArea label="Notes" name="notes" defaultValue="Four boards per panel." />
    <Button type="submit">Register</Button>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: {
    guide: {
      instead: [
        'A plain `form` if nothing is sent to a server: a calculator, a search within the page.',
        '`Disclosure` or `Steps` to divide a long form, not `Tabs`: fields in a closed panel are not submitted.',
      ],
      keyboard: ['`Enter` In a single-line field: submits the form.'],
      copy: [
        'A message says what is wrong and what to do: “An account with this address exists. Sign in instead.”',
        'A message about the whole form is an alert above the submit button.',
      ],
    },
  },
  args: { onSubmit: fn<NonNullable<FormProps['onSubmit']>>((event) => event.preventDefault()), children: fields },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('Enter in a field submits it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

Playground.test('the browser rejects an empty required field and focuses it', async ({ canvas, userEvent, args }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(name).toHaveFocus();
  await expect(name).toBeInvalid();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Playground.test('announces the error on Enter in the rejected field', async ({ canvas, userEvent }) => {
  const email = canvas.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'menon{Enter}');
  await expectAnnounced('Enter an address such as name@example.com.');
});

/** The server's response: each message is at its field, the first invalid field has focus, and the input is kept. */
export const Refused = meta.story({
  args: {
    validationErrors: {
      email: 'An account with this address exists. Sign in instead.',
      notes: 'Do not enter the card number.',
    },
  },
});

Refused.test(
  'the first rejected field has focus and keeps its value; changing a field clears its message only',
  async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('An account with this address exists. Sign in instead.');
    await expect(email).toHaveValue('anjali@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.clear(email);
    await userEvent.type(email, 'menon@example.com');
    await userEvent.tab();
    await expect(email).toBeValid();
    await expect(notes).toHaveAccessibleDescription('Do not enter the card number.');
    await userEvent.type(notes, ' Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
);

Refused.test('a field with its own rule returns to its own message', async ({ canvas, userEvent }) => {
  const email = canvas.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'menon');
  await userEvent.tab();
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(email).toHaveAccessibleDescription('Enter an address such as name@example.com.');
});

/** Selects, number fields and toggles show the server's messages as well. */
export const RefusedChoices = meta.story({
  args: {
    validationErrors: {
      finish: 'ENIG is sold out until Monday.',
      quantity: 'Order a maximum of 500 boards.',
      unit: 'This board is sold by the panel.',
    },
    children: (
      <Stack align="start">
        <Select label="Surface Finish" name="finish" items={[{ id: 'enig', label: 'ENIG' }]} defaultValue="enig" />
        <NumberField label="PCB Qty" name="quantity" defaultValue={600} />
        <ToggleGroup
          label="Dispatch Unit"
          name="unit"
          items={[
            { id: 'single', label: 'Single' },
            { id: 'panel', label: 'Panel' },
          ]}
        />
        <Button type="submit">Order</Button>
      </Stack>
    ),
  },
});

RefusedChoices.test('every kind of field shows its message, and the first has focus', async ({ canvas }) => {
  const finish = canvas.getByRole('combobox', { name: 'Surface Finish' });
  await expect(finish).toHaveFocus();
  await expect(finish).toHaveAccessibleDescription('ENIG is sold out until Monday.');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty' })).toHaveAccessibleDescription(
    'Order a maximum of 500 boards.',
  );
  await expect(canvas.getByRole('radiogroup', { name: 'Dispatch Unit' })).toHaveAccessibleDescription(
    'This board is sold by the panel.',
  );
});

/** Long messages wrap below their fields. */
export const LongMessages = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    validationErrors: {
      name: 'We could not read this name because it contains letters that our invoices cannot print; write it in Latin letters.',
      email: 'Leiterplattenbestückungsautomatenwartungsauftragsliste@example.com',
    },
  },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], args: Refused.input.args, globals: { theme: 'dark' } });
export const OnInverse = meta.story({ tags: ['on-inverse'], args: Refused.input.args });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: Refused.input.args });
