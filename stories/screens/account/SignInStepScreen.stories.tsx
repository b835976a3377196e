import { type SignInStep, SignInStepScreen } from '@pcb/screens/account/SignInStepScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow } from '../../looks.ts';
import { expectRefused, useRefusal } from '../remote.ts';

const email = 'anjali@example.org';
// Widened, because Storybook infers the type of the arg from this value.
const step = 'forgotten' as SignInStep;

const meta = preview.meta({
  title: 'Screens/Account/SignIn step',
  component: SignInStepScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To ask for the address and the password use SignInScreen; its links lead here.',
        'For a form with several fields use a screen of its own: a step asks for one thing.',
      ],
      keyboard: [
        '`Tab` moves from the logo to the field, the button and the link back to signing in.',
        '`Enter` in the field submits it; an invalid one receives focus.',
      ],
      copy: [
        'No step says whether an address has an account: “If … has an account, a code is on its way.”',
        'It says how often and how long a code or a link works.',
      ],
    },
  },
  args: { brand: sampleBrand, step, email, onSubmit: fn() },
});

/** A forgotten password: the form asks for the address for the link. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('reports the address on Enter, and links back', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgotten password');
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  const field = canvas.getByLabelText(/^Email/);
  await expect(field).toHaveAttribute('autocomplete', 'username');
  await userEvent.type(field, `${email}{Enter}`);
  await expect(args.onSubmit).toHaveBeenCalledWith(email);
  await expect(canvas.getByRole('link', { name: /Sign in$/ })).toHaveAttribute('href', '/login');
});

/** The link is on its way, if there is an account. */
export const LinkSent = meta.story({ args: { step: 'linkSent' } });

LinkSent.test('states the next step, without a field', async ({ canvas }) => {
  await expect(canvas.getByText(/^If anjali@example.org has an account, a link/)).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The page that the link opens. */
export const NewPassword = meta.story({ args: { step: 'newPassword' } });

NewPassword.test('rejects a short password', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText(/^New password/);
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(field).toHaveAccessibleDescription(/^At least 8 characters; spaces are fine/);
  await userEvent.type(field, 'seven77{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, '8{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('seven778');
});

/** Signing in without a password: the form asks for the address for the code. */
export const AskForCode = meta.story({ args: { step: 'askForCode' } });

/** The code of the mail. */
export const Code = meta.story({ args: { step: 'code' } });

/** A new address, which has to be confirmed before it signs in. */
export const Confirm = meta.story({ args: { step: 'confirm' } });

/** The code for an account that was made on this page, which is the only place where it works. */
export const ConfirmRegistration = meta.story({ args: { step: 'confirmRegistration' } });

ConfirmRegistration.test('states what to do after a reload', async ({ canvas }) => {
  await expect(canvas.getByText(/only on this page: if you close or reload it, register again\.$/)).toBeVisible();
});

/** The host has refused the code. */
export const Refused = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { step: 'code' },
  render: function RefusingHost(args) {
    const [sending, onSubmit] = useRefusal(
      { fields: { code: 'This code is wrong, or it is no longer valid.' }, general: 'You are not signed in.' },
      args.onSubmit,
    );
    return <SignInStepScreen {...args} {...sending} onSubmit={onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Code/), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  },
});

Refused.test('keeps the code, and accepts another', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText(/^Code/);
  await expectRefused(canvas, {
    field,
    value: '123456',
    message: 'This code is wrong, or it is no longer valid.',
    general: 'You are not signed in.',
  });
  await userEvent.clear(field);
  await userEvent.type(field, '654321{Enter}');
  await expect(args.onSubmit).toHaveBeenLastCalledWith('654321');
});

/** Submitting: the button shows a spinner and cannot be pressed again. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** An address that does not break. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { step: 'confirm', email: `${'anjali.'.repeat(20)}menon@alphianz.example` },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { step: 'confirm' } });
export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { step: 'confirm' } });

/** The board is on the right. */
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: { ...desktop, direction: 'rtl' } });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
