import { AdminSignInScreen, type Credentials } from '@pcb/screens/admin/AdminSignInScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';

const account = { email: sampleBrand.admin.email, password: 'admin1234' };

const meta = preview.meta({
  title: 'Screens/Admin/SignIn',
  component: AdminSignInScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'Customers sign in with `SignInScreen` of the account, which has its own session.',
        'Inside the admin area use `AdminLayout`; this page does not have it.',
      ],
      keyboard: [
        '`Tab` Moves from Email Address to Password, Login and the link to the website.',
        '`Enter` In either field: signs in, or focuses the first invalid field.',
      ],
      copy: [
        'The title says that the page is for administrators, so that customers leave.',
        'Field errors are next to the field. The host reports wrong credentials, without saying which of the two was wrong.',
      ],
    },
  },
  args: { brand: sampleBrand, onSubmit: fn() },
});

const fillIn = async ({ email, password }: Credentials) => {
  await userEvent.click(screen.getByLabelText(/^Email Address/));
  await userEvent.paste(email);
  if (password === '') return;
  await userEvent.click(screen.getByLabelText(/^Password/));
  await userEvent.paste(password);
};

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-01] has its title, both fields, the button and the link to the website', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Admin Panel Login$/);
  await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '← Back to Website' })).toHaveAttribute('href', '/');
  const email = canvas.getByRole('textbox', { name: /^Email Address/ });
  await expect(email).toHaveValue('');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  const password = canvas.getByLabelText(/^Password/);
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
});

Ready.test('[M-02] submits the exact input', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByLabelText(/^Email Address/));
  await userEvent.paste('Admin@Example.org');
  await userEvent.tab();
  await userEvent.paste(' <b>രഹസ്യം ');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'Admin@Example.org', password: ' <b>രഹസ്യം ' });
});

/** Submitted with an invalid e-mail address and without a password. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await fillIn({ email: 'admin at example', password: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  },
});

Invalid.test('[M-02] shows an error next to each field, and submits once they are valid', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText(/^Email Address/)).toHaveFocus();
  await expect(canvas.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(/@/);
  await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
  await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/\S/);
  await userEvent.clear(canvas.getByLabelText(/^Email Address/));
  await userEvent.paste('admin@example.org');
  await userEvent.tab();
  await userEvent.paste('secret');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'admin@example.org', password: 'secret' });
});

/** Filled in, as by a password manager. */
export const FilledIn = meta.story({ play: () => fillIn(account) });

FilledIn.test('[M-02] signs in by Enter', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(account);
});

/** Submitting. */
export const Submitting = FilledIn.extend({ tags: ['loading'], args: { isSaving: true } });

/** The server cannot be reached: the message is above the button, and the input is kept. */
export const Refused = FilledIn.extend({
  args: { problems: { general: 'We could not sign you in. Try again in a moment.' } },
});

/** A brand name that cannot break, and values far longer than their fields. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { brand: { name: 'Thiruvananthapuram'.repeat(6) } },
  globals: narrow,
  play: () => fillIn({ email: `${'a'.repeat(9_988)}@example.org`, password: 'x'.repeat(10_000) }),
});

LongContent.test('wraps the brand name and keeps the button visible', async ({ canvas }) => {
  const { left, right } = canvas.getByRole('button', { name: 'Login' }).getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

/** The second step took too long. */
export const StartedAgain = meta.story({
  args: { notice: 'The code did not come in time, or was wrong too often. Sign in again.' },
});

StartedAgain.test('announces the reason', () =>
  expectAnnounced('The code did not come in time, or was wrong too often. Sign in again.'),
);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
