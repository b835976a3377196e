import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  parameters: {
    guide: {
      instead: ['`PasswordField` for a password.', '`TextField` for a number that stays, such as an order number.'],
      keyboard: [
        '`Tab` Moves focus to it. It is one input.',
        '`Enter` Submits the form. A complete code does not submit it by itself.',
      ],
      copy: [
        'The description says where the code is, and how long it is valid.',
        'A link or button next to it sends a new one.',
      ],
    },
  },
  args: {
    label: 'Code',
    description: 'We sent six digits to +91 98470 ••345. They are valid for ten minutes.',
    isRequired: true,
    onChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is one numeric input that phones fill in', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Code' });
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  await expect(input).not.toHaveAttribute('maxlength');
});

Playground.test('accepts a pasted code with spaces, and only digits', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Code' });
  await userEvent.click(input);
  await userEvent.paste(' 123 456 ');
  await expect(input).toHaveValue('123456');
  await userEvent.clear(input);
  await userEvent.paste('१२३-४५६');
  await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  await userEvent.clear(input);
  await userEvent.keyboard('12a34567');
  await expect(input).toHaveValue('123456');
});

const onSubmit = fn<NonNullable<ComponentProps<'form'>['onSubmit']>>((event) => event.preventDefault());

/** An incomplete code is explained when the form is submitted. */
export const Incomplete = meta.story({
  args: { length: 4, description: 'We sent four digits to your mobile number.' },
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <Stack align="start">
        <OneTimeCodeField {...args} name="code" />
        <Button type="submit">Confirm</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
  },
});

Incomplete.test('focuses the code and states its length', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Code' });
  await expect(onSubmit).not.toHaveBeenCalled();
  await expect(input).toHaveFocus();
  await expect(input).toHaveAccessibleDescription(/Enter all 4 digits of the code\./);
  await userEvent.type(input, '4{Enter}');
  await expect(onSubmit).toHaveBeenCalledTimes(1);
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, length: 24 },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { value: '123456' } });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
