import { RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { customerNames, sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, tablet } from '../../looks.ts';
import { useRefusal } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Register',
  component: RegisterScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For people with an account, use SignInScreen; the link under the form leads there.',
        'To add a person in the admin area, use AdminUserEditScreen.',
      ],
      keyboard: [
        '`Tab` moves from the logo to the fields, the button and the sign-in link.',
        '`Enter` in any field submits the form; the first invalid field receives focus.',
      ],
      copy: [
        'The title and the button have the same text.',
        'The message at a field comes from the browser, in its language, or from the host.',
        'The instructions are above the form; the picture of a board has no text.',
      ],
    },
  },
  args: { brand: sampleBrand, onSubmit: fn() },
});

/** The form is empty initially. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test(
  '[U-09] has the title, the subtitle, the sign-in link, and three required fields that password managers know',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Register$/);
    await expect(canvas.getByText('Fill in your details to get started')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Already have an account? Login' })).toHaveAttribute(
      'href',
      '/login',
    );
    const fields = [
      canvas.getByLabelText(/^Full name/),
      canvas.getByLabelText(/^Email/),
      canvas.getByLabelText(/^Password/),
    ];
    for (const field of fields) await expect(field).toBeRequired();
    await expect(fields.map((field) => field.getAttribute('type'))).toEqual(['text', 'email', 'password']);
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['name', 'email', 'new-password']);
  },
);

Ready.test('[U-09] requires every field before submitting', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(canvas.getAllByRole('link', { name: /: Enter your/ }).map(({ textContent }) => textContent)).toEqual([
      'Full name: Enter your full name.',
      'Email: Enter your email address.',
      'Password: Enter your password.',
    ]),
  );
  await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
});

Ready.test('[U-10] submits the exact input once', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(/^Full name/), customerNames.malayalam);
  await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali@example.org');
  await userEvent.type(canvas.getByLabelText(/^Password/), ' p {Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: customerNames.malayalam,
    email: 'anjali@example.org',
    password: ' p ',
  });
});

/** Submitted without a name and with an invalid address: each message is at its field. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali at example');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  },
});

/** Submitting: the button shows a spinner and cannot be pressed again. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** A host that refuses short and common passwords states the rule next to the field. */
export const PasswordRule = meta.story({ args: { hasPasswordRule: true } });

PasswordRule.test('states the rule, accepts spaces and a pasted password, and rejects a short one', async (context) => {
  const { canvas, userEvent, args } = context;
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Anjali Menon');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali@example.org');
  const password = canvas.getByLabelText(/^Password/);
  await expect(password).toHaveAccessibleDescription(/^At least 8 characters; spaces are fine\. Not a common password/);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(password, 'seven77');
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(password).toHaveAccessibleDescription(/At least 8 characters\.$/));
  await userEvent.clear(password);
  await userEvent.paste('solder paste at 5 °C');
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: 'Anjali Menon',
    email: 'anjali@example.org',
    password: 'solder paste at 5 °C',
  });
});

/** The host knows that the password is a common one. */
export const CommonPassword = meta.story({
  render: function RefusingHost(args) {
    const message = 'This is one of the passwords that are guessed first. Choose another.';
    const [sending, onSubmit] = useRefusal({ fields: { password: message } }, args.onSubmit);
    return <RegisterScreen {...args} {...sending} hasPasswordRule onSubmit={onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Full name/), 'Anjali Menon');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali@example.org');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'password1');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  },
});

CommonPassword.test('keeps the input, with the reason next to the field', async ({ canvas }) => {
  const password = canvas.getByLabelText(/^Password/);
  await waitFor(() => expect(password).toHaveAccessibleDescription(/guessed first\. Choose another\.$/));
  await expect(password).toHaveValue('password1');
  await expect(canvas.getByLabelText(/^Email/)).toHaveValue('anjali@example.org');
});

/** The host already has an account with the address. */
export const Refused = meta.story({
  tags: ['error'],
  render: function RefusingHost(args) {
    const [sending, onSubmit] = useRefusal(
      { fields: { email: 'An account with this address exists. Log in instead.' }, general: 'No account was created.' },
      args.onSubmit,
    );
    return <RegisterScreen {...args} {...sending} onSubmit={onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Full name/), 'Anjali Menon');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali@example.org');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  },
});

/** A long brand name, and 10,000 characters in two of the fields. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { brand: { name: 'Thiruvananthapuram Printed Circuits Private Limited' } },
});

/** The board is on the left of a large screen. */
export const Desktop = meta.story({ globals: desktop });

Desktop.test('[U-09] has the invitation on the board', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Join the community' })).toBeVisible();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** The board is a strip above the form. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** The board is on the right. */
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: { ...desktop, direction: 'rtl' } });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
