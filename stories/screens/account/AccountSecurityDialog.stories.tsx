import {
  AccountSecurityDialog,
  type AccountSecurityDialogProps,
  type AccountSecurityTask,
} from '@pcb/screens/account/AccountSecurityDialog';
import { useState } from 'react';
import { expect, fn, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { OpenedAgain } from '../openedAgain.tsx';

/** A host that shows the problems of the story once something was sent. */
function Host({ problems, ...props }: AccountSecurityDialogProps) {
  const [isRefused, setRefused] = useState(false);
  const refusing =
    <Values,>(send: (values: Values) => void) =>
    (values: Values) => {
      send(values);
      setRefused(true);
    };
  return (
    <OpenedAgain {...props}>
      {(dialog) => (
        <AccountSecurityDialog
          {...props}
          {...dialog}
          problems={isRefused ? problems : undefined}
          onChangePassword={refusing(props.onChangePassword)}
          onChangeEmail={refusing(props.onChangeEmail)}
          onConfirmEmail={refusing(props.onConfirmEmail)}
          onCloseAccount={refusing(props.onCloseAccount)}
        />
      )}
    </OpenedAgain>
  );
}

// Widened, because Storybook infers the type of the arg from this value.
const password = { task: 'password' } as AccountSecurityTask;
const email = 'anjali.menon@example.org';

const meta = preview.meta({
  title: 'Screens/Account/Security dialog',
  component: AccountSecurityDialog,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the buttons that open it, use AccountSecurity.',
        'For a forgotten password use SignInStepScreen: this dialog asks for the current one.',
      ],
      keyboard: [
        '`Enter` in a field submits the form.',
        '`Escape` closes it without a change, but not while it is being sent.',
      ],
      copy: [
        'Each form says which browsers are signed out by it.',
        'Before an account is closed, the dialog names what is deleted and what stays.',
      ],
    },
  },
  decorators: [underHeading('User Profile', { align: 'start' })],
  args: {
    task: password,
    isOpen: true,
    onClose: fn(),
    onChangePassword: fn(),
    onChangeEmail: fn(),
    onConfirmEmail: fn(),
    onCloseAccount: fn(),
  },
  render: (args) => <Host {...args} />,
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A new password. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('requires the current password and accepts a new one, pasted and with spaces', async (context) => {
  const { userEvent, args } = context;
  const fields = await form('Change password');
  const current = fields.getByLabelText('Current password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(current, 'old one');
  const next = fields.getByLabelText('New password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(next);
  await userEvent.paste('seven77');
  await userEvent.click(fields.getByRole('button', { name: 'Change password' }));
  await expect(args.onChangePassword).not.toHaveBeenCalled();
  await userEvent.clear(next);
  await userEvent.paste('solder paste at 5 °C');
  await userEvent.click(fields.getByRole('button', { name: 'Change password' }));
  await expect(args.onChangePassword).toHaveBeenCalledWith({ current: 'old one', password: 'solder paste at 5 °C' });
});

Ready.test('closes on Escape without a change and returns the focus', async ({ userEvent, args }) => {
  await form('Change password');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Open the form' });
  await userEvent.click(opener);
  await form('Change password');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

const fillPassword = async ({ userEvent }: { userEvent: Pick<typeof user, 'click' | 'type'> }) => {
  const fields = await form('Change password');
  await userEvent.type(fields.getByLabelText('Current password'), 'old one');
  await userEvent.type(fields.getByLabelText('New password'), 'password1');
  await userEvent.click(fields.getByRole('button', { name: 'Change password' }));
};

/** The current password is wrong. */
export const WrongPassword = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { problems: { fields: { current: 'This is not your current password.' } } },
  play: fillPassword,
});

WrongPassword.test('shows the error at the field, and keeps the input', async () => {
  const fields = await form('Change password');
  const current = fields.getByLabelText('Current password');
  await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
  await waitFor(() => expect(current).toHaveFocus());
  await expect(fields.getByLabelText('New password')).toHaveValue('password1');
});

/** The new password is refused. */
export const CommonPassword = meta.story({
  args: { problems: { fields: { password: 'This is one of the passwords that are guessed first. Choose another.' } } },
  play: fillPassword,
});

CommonPassword.test('shows the error at the new password', async () => {
  const next = (await form('Change password')).getByLabelText('New password');
  await waitFor(() => expect(next).toHaveAccessibleDescription(/guessed first\. Choose another\.$/));
});

const tooMany = 'Too many attempts. Try again in 15 minutes.';

/** The server refuses for a while. */
export const TooMany = meta.story({ args: { problems: { general: tooMany } }, play: fillPassword });

TooMany.test('announces when to try again', async () => {
  await expectAnnounced(tooMany);
  await expect((await form('Change password')).getByText(tooMany)).toBeVisible();
});

/** The request is pending. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** A new address. */
export const Email = meta.story({ args: { task: { task: 'email' } } });

Email.test('also requires the password', async ({ userEvent, args }) => {
  const fields = await form('Change e-mail address');
  await userEvent.type(fields.getByLabelText('New address'), email);
  await userEvent.click(fields.getByRole('button', { name: 'Send the code' }));
  await expect(args.onChangeEmail).not.toHaveBeenCalled();
  await userEvent.type(fields.getByLabelText('Password'), 'old one');
  await userEvent.click(fields.getByRole('button', { name: 'Send the code' }));
  await expect(args.onChangeEmail).toHaveBeenCalledWith({ email, password: 'old one' });
});

/** The code that was sent to the new address. */
export const EmailCode = meta.story({ args: { task: { task: 'emailCode', email } } });

/** A wrong code. */
export const WrongCode = meta.story({
  args: {
    task: { task: 'emailCode', email },
    problems: { fields: { code: 'This code is wrong, or it is no longer valid.' } },
  },
  play: async ({ userEvent }) => {
    await userEvent.type((await form('Enter the code')).getByLabelText('Code'), '123456{Enter}');
  },
});

WrongCode.test('keeps the code, and accepts another', async ({ userEvent, args }) => {
  const code = (await form('Enter the code')).getByLabelText('Code');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong, or it is no longer valid.'));
  await expect(code).toHaveValue('123456');
  await userEvent.clear(code);
  await userEvent.type(code, '654321{Enter}');
  await expect(args.onConfirmEmail).toHaveBeenLastCalledWith('654321');
});

/** Closing the account. */
export const Closing = meta.story({ args: { task: { task: 'closing' } } });

Closing.test('lists what is deleted and what stays, and requires the password', async ({ userEvent, args }) => {
  const fields = await form('Close your account?');
  const list = (name: string) => fields.getByRole('list', { name });
  await expect(list('This is deleted')).toHaveTextContent('Your name, contacts and addresses');
  await expect(list('This stays')).toHaveTextContent('Orders and invoices, with the name and the address on them');
  await userEvent.click(fields.getByRole('button', { name: 'Close account' }));
  await expect(args.onCloseAccount).not.toHaveBeenCalled();
  await userEvent.type(fields.getByLabelText('Password'), 'old one');
  await userEvent.click(fields.getByRole('button', { name: 'Close account' }));
  await expect(args.onCloseAccount).toHaveBeenCalledWith('old one');
});

/** An address that does not break. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { task: { task: 'emailCode', email: `${'anjali.'.repeat(40)}menon@alphianz.example` } },
});

export const Narrow = meta.story({ tags: ['narrow'], args: { task: { task: 'closing' } }, globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
