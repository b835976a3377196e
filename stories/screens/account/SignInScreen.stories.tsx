import { SignInScreen } from '@pcb/screens/account/SignInScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, tablet } from '../../looks.ts';
import { expectRefused, useRefusal } from '../remote.ts';
import { expectBoardOnTheRight } from './boardSide.ts';

const { email } = sampleBrand.demoCustomer;
const password = 'demo1234';

const meta = preview.meta({
  title: 'Screens/Account/SignIn',
  component: SignInScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For administrators, use AdminSignInScreen, which has its own credentials.',
        'For people without an account, use RegisterScreen; the link under the form leads there.',
      ],
      keyboard: [
        '`Tab` moves from the logo to the fields, Sign In, Use these and the registration link.',
        '`Enter` in a field submits the form; the first invalid field receives focus.',
      ],
      copy: [
        'The title and the button have the same text.',
        'The demo credentials are shown verbatim, in the monospaced typeface.',
        'The host reports wrong credentials once, in a toast, without saying which of the two was wrong.',
      ],
    },
  },
  args: { brand: sampleBrand, demoAccount: { email, password }, onSubmit: fn() },
});

/** The fields start with the demo credentials. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[U-02] [U-03] has the title, the demo credentials, and two required fields that password managers know',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sign In$/);
    await expect(canvas.getByText('Use the demo credentials below to log in')).toBeVisible();
    const demo = within(canvas.getByRole('region', { name: 'Demo credentials' }));
    await expect(demo.getByText(email)).toBeVisible();
    await expect(demo.getByText(password)).toBeVisible();
    await expect(canvas.getByRole('link', { name: "Don't have an account? Register" })).toHaveAttribute(
      'href',
      '/register',
    );
    const emailField = canvas.getByLabelText(/^Email/);
    await expect(emailField).toBeRequired();
    await expect(emailField).toHaveAttribute('type', 'email');
    await expect(emailField).toHaveAttribute('autocomplete', 'username');
    const passwordField = canvas.getByLabelText(/^Password/);
    await expect(passwordField).toBeRequired();
    await expect(passwordField).toHaveAttribute('type', 'password');
    await expect(passwordField).toHaveAttribute('autocomplete', 'current-password');
  },
);

Ready.test('[U-02] signs in with the demo credentials without typing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({ email, password });
});

Ready.test('[U-05] submits the exact input, by Enter and by the button', async ({ canvas, userEvent, args }) => {
  const emailField = canvas.getByLabelText(/^Email/);
  await userEvent.clear(emailField);
  await userEvent.type(emailField, 'Anjali@Example.org');
  const passwordField = canvas.getByLabelText(/^Password/);
  await userEvent.clear(passwordField);
  await userEvent.type(passwordField, '  രഹസ്യം <script> {Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'Anjali@Example.org', password: '  രഹസ്യം <script> ' });
});

Ready.test('[U-02] fills both fields from the box of demo credentials', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText(/^Email/));
  await userEvent.type(canvas.getByLabelText(/^Password/), 'something else');
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
  await expect(canvas.getByLabelText(/^Email/)).toHaveValue(email);
  await expect(canvas.getByLabelText(/^Password/)).toHaveValue(password);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The board is on the left of a large screen, with the logo, the welcome and its chips. */
export const Desktop = meta.story({ globals: desktop });

Desktop.test(
  '[U-01] [U-02] has the welcome and the logo on the board, and no animation under reduced motion',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Welcome to the product' })).toBeVisible();
    await expect(canvas.getByText(/^Manage your PCB projects/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleBrand.name })).toHaveAttribute('href', '/');
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(canvasElement.querySelectorAll('svg g').length).toBeGreaterThan(0);
    await expect(document.getAnimations()).toEqual([]);
  },
);

/** A host without a demo account. */
export const Empty = meta.story({ tags: ['empty'], args: { demoAccount: undefined } });

Empty.test('starts empty and offers no demo credentials', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/^Email/)).toHaveValue('');
  await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
  await expect(canvas.queryByText(/demo credentials/i)).toBeNull();
  await expect(canvas.queryByRole('link', { name: /password|code/ })).toBeNull();
});

Empty.test('[U-03] requires both before submitting', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText(/^Email/)).toBeInvalid();
  await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
  await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
  await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/\S/);
});

/** A host that sends mails: for a forgotten password, and to sign in with a code. */
export const SendsMail = meta.story({ args: { demoAccount: undefined, hasMailLinks: true } });

SendsMail.test('links to both', async ({ canvas }) => {
  const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(hrefOf('Forgotten your password?')).toBe('/login#forgotten');
  await expect(hrefOf('Sign in with a code by e-mail')).toBe('/login#code');
});

/** An invalid e-mail address is rejected next to the field. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^Email/));
    await userEvent.type(canvas.getByLabelText(/^Email/), 'anjali at example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  },
});

Invalid.test('[U-03] rejects an invalid e-mail address with the reason', async ({ canvas, args }) => {
  const emailField = canvas.getByLabelText(/^Email/);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(emailField).toBeInvalid();
  await expect(emailField).toHaveFocus();
  await expect(emailField).toHaveAccessibleDescription(/@/);
});

/** Submitting: the button shows a spinner and cannot be pressed again. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

Saving.test('does not submit twice, by the button or by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Sign In/ }));
  await userEvent.type(canvas.getByLabelText(/^Password/), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** A host that rejects every sign-in, with a message at the field. */
export const Refused = meta.story({
  tags: ['error'],
  render: function RefusingHost(args) {
    const [sending, onSubmit] = useRefusal(
      { fields: { email: 'This account was closed in June.' }, general: 'You are not signed in.' },
      args.onSubmit,
    );
    return <SignInScreen {...args} {...sending} onSubmit={onSubmit} />;
  },
  play: async ({ canvas, userEvent }) => {
    const emailField = canvas.getByLabelText(/^Email/);
    await userEvent.clear(emailField);
    await userEvent.type(emailField, 'anjali@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  },
});

Refused.test('keeps the input and focuses the rejected field', async ({ canvas, userEvent, args }) => {
  const emailField = canvas.getByLabelText(/^Email/);
  await expectRefused(canvas, {
    field: emailField,
    value: 'anjali@example.org',
    message: 'This account was closed in June.',
    general: 'You are not signed in.',
  });
  await expect(canvas.getByLabelText(/^Password/)).toHaveValue(password);
  await userEvent.type(emailField, '.in');
  await userEvent.tab();
  await expect(emailField).toBeValid();
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'anjali@example.org.in', password });
});

/** A demo address and a password that do not break, in the fields and in the box. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { demoAccount: { email: `${'anjali.'.repeat(20)}menon@alphianz.example`, password: 'demo'.repeat(30) } },
});

/** The same at 320 px. */
export const NarrowLongContent = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test('[U-01] keeps the logo and omits the board', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: sampleBrand.name })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Welcome to the product' })).toBeNull();
});

/** The board is a strip above the form. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** The board is on the right. */
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: { ...desktop, direction: 'rtl' } });

RightToLeft.test('has the board on the right', ({ canvas }) => expectBoardOnTheRight(canvas));

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
