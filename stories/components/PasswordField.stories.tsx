import { Button } from '@pcb/ui/Button';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Stack } from '@pcb/ui/Stack';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      instead: [
        '`OneTimeCodeField` for a code from a message or an app.',
        '`TextField` for other secrets, such as a coupon.',
      ],
      keyboard: [
        '`Tab` Moves focus to the input, then to the button that shows what is typed.',
        '`Enter or Space` On the button: shows or hides it. Enter in the input submits the form.',
      ],
      copy: [
        'The description states the rules for a new password before they are broken.',
        'One field is enough: who can see the password does not have to type it twice.',
      ],
    },
  },
  args: { label: 'Password', autoComplete: 'current-password' as const, isRequired: true, onChange: fn() },
  argTypes: { autoComplete: { control: 'select', options: ['current-password', 'new-password'] } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('shows and hides the password by keyboard', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByLabelText('Password');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(input, 'solder ');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = canvas.getByRole('button', { name: 'Show password', pressed: true });
  await expect(button).toHaveFocus();
  await expect(input).toHaveAttribute('type', 'text');
  await expect(input).toHaveAttribute('spellcheck', 'false');
  await expect(input).toHaveValue('solder ');
  await userEvent.keyboard(' ');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(args.onChange).toHaveBeenLastCalledWith('solder ');
});

/** A new password, a wrong one, and one that cannot be changed. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Stack>
      <PasswordField {...args} label="New password" autoComplete="new-password" description="At least 12 characters." />
      <PasswordField {...args} defaultValue="solder" isInvalid errorMessage="The password is not correct." />
      <PasswordField {...args} label="Old password" defaultValue="solder" isDisabled />
    </Stack>
  ),
});

States.test('has its description or its error, and a button that is disabled with it', async ({ canvas }) => {
  await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('At least 12 characters.');
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password is not correct.');
  await expect(canvas.getAllByRole('button', { name: 'Show password' }).at(-1)).toBeDisabled();
});

const onSubmit = fn<NonNullable<ComponentProps<'form'>['onSubmit']>>((event) => event.preventDefault());

/** Submitting hides the password, so that the browser treats it as one. */
export const InAForm = meta.story({
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Stack align="start">
        <PasswordField {...args} name="password" />
        <Button type="submit">Sign in</Button>
      </Stack>
    </form>
  ),
});

InAForm.test('Enter submits it, and the password is hidden again', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await userEvent.type(input, 'solder{Enter}');
  await expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input.form && new FormData(input.form).get('password')).toBe('solder');
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    label: 'The password that you chose when you opened your account for this company',
    defaultValue: 'correct-horse-battery-staple-'.repeat(4),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { description: 'At least 12 characters.', defaultValue: 'solder' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
