import { type AdminSignInStep, AdminSignInStepScreen } from '@pcb/screens/admin/AdminSignInStepScreen';
import { authenticatorKey, recoveryCodes, sampleBrand, secondBrand } from '@pcb/screens/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { useRefusal } from '../remote.ts';

// Widened, because Storybook infers the type of the arg from this value.
const code = { step: 'code' } as AdminSignInStep;
const setUp: AdminSignInStep = { step: 'setUp', ...authenticatorKey };
const codes: AdminSignInStep = { step: 'recoveryCodes', codes: recoveryCodes };

const meta = preview.meta({
  title: 'Screens/Admin/SignIn step',
  component: AdminSignInStepScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To ask for the address and the password use AdminSignInScreen.',
        'For the code that customers get by mail use SignInStepScreen.',
      ],
      keyboard: [
        '`Tab` moves to the field, its button, and the button for the other kind of code.',
        '`Enter` in the field submits it.',
      ],
      copy: [
        'A step says where the code comes from, before it asks for it.',
        'The recovery codes say that they are shown only now, and what they are for.',
      ],
    },
  },
  args: { brand: sampleBrand, step: code, onSubmit: fn(), onStepChange: fn(), onDownload: fn(), onDone: fn() },
});

/** The code of the authenticator app. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('accepts a pasted code, and offers a recovery code instead', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  const field = canvas.getByLabelText(/^Code/);
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field);
  await userEvent.paste('123 456');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
  await expect(args.onStepChange).toHaveBeenCalledWith({ step: 'recoveryCode' });
  await expect(canvas.getByRole('link', { name: /Back to sign-in/ })).toHaveAttribute('href', '/admin/login');
});

/** A recovery code, without the phone. */
export const RecoveryCode = meta.story({ args: { step: { step: 'recoveryCode' } } });

RecoveryCode.test('accepts letters, and links back to the app', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(/^Recovery code/), 'k3f9-x2mp{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('k3f9-x2mp');
  await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app instead' }));
  await expect(args.onStepChange).toHaveBeenCalledWith({ step: 'code' });
});

/** The first sign-in: the key as a QR code and as text to type. */
export const SetUp = meta.story({
  args: { step: setUp },
  // Waits for the QR code, which loads later, so that the checks include it.
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^QR code/ });
  },
});

SetUp.test('shows the key twice, with a button that copies it, and requires its first code', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('group', { name: 'Or type this key into it' })).toHaveTextContent(
    authenticatorKey.secret,
  );
  await expect(canvas.getByRole('button', { name: 'Copy the key' })).toBeVisible();
  await userEvent.type(canvas.getByLabelText(/^Code/), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(args.onSubmit).toHaveBeenCalledWith('123456');
});

/** The recovery codes after the first code. They are shown once. */
export const RecoveryCodes = meta.story({ args: { step: codes } });

RecoveryCodes.test('continues once the codes are saved', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(canvas.queryByRole('link', { name: /Back to sign-in/ })).toBeNull();
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  await expect(canvas.getByRole('button', { name: 'Copy all' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  await expect(args.onDownload).toHaveBeenCalledWith('recovery-codes.txt', `${recoveryCodes.join('\n')}\n`);
  const next = canvas.getByRole('button', { name: 'Continue' });
  const box = canvas.getByRole('checkbox', { name: /^I have saved the codes/ });
  await userEvent.click(next);
  await expect(args.onDone).not.toHaveBeenCalled();
  await waitFor(() => expect(box).toHaveAccessibleDescription('Save the codes first, then check this box.'));
  await userEvent.click(box);
  await userEvent.click(next);
  await expect(args.onDone).toHaveBeenCalledOnce();
});

/** The page that the link of an invitation opens. */
export const Invitation = meta.story({ args: { step: { step: 'invitation' } } });

Invitation.test('requires a password of eight characters', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText(/^Password/);
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(field, 'seven77{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, '8{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('seven778');
});

/** The host has refused the code. */
export const Refused = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function RefusingHost(args) {
    const [sending, onSubmit] = useRefusal(
      { fields: { code: 'This code is wrong, or it is no longer valid.' }, general: 'You are not signed in.' },
      args.onSubmit,
    );
    return <AdminSignInStepScreen {...args} {...sending} onSubmit={onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Code/), '123456{Enter}');
  },
});

/** An invitation that has been used. */
export const OldInvitation = meta.story({
  args: {
    step: { step: 'invitation' },
    problems: {
      general:
        'This invitation has been used, or it is more than three days old. Ask the administrator who invited you.',
    },
  },
});

/** The request is pending. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** A name and a key that are longer than usual. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { brand: secondBrand, step: { step: 'setUp', secret: 'ABCD'.repeat(24), uri: `${authenticatorKey.uri}&x=` } },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { step: setUp } });
export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { step: setUp } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft, args: { step: setUp } });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText, args: { step: codes } });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours, args: { step: setUp } });
