import { AdminSignInScreen } from '@pcb/screens/admin/AdminSignInScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };

const meta = preview.meta({
  title: 'Screens/Admin/SignIn',
  component: AdminSignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: sampleBrand, onSubmit: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[M-01] has its title, both fields, the button and the way back', async ({ canvas }) => {
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

Playground.test('[M-02] hands over to the letter what was typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(/^Email Address/), 'Admin@Example.org');
  await userEvent.type(canvas.getByLabelText(/^Password/), ' <b>രഹസ്യം ');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'Admin@Example.org', password: ' <b>രഹസ്യം ' });
});

Playground.test('[M-02] asks for both, and says so, before anything is sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText(/^Email Address/)).toHaveFocus();
  await expect(canvas.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(/\S/);
  await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
});

/** Filled in, as a password manager leaves it. */
export const FilledIn = meta.story({
  args: { defaultEmail: sampleBrand.admin.email, defaultPassword: sampleBrand.admin.password },
});

FilledIn.test('[M-02] signs in by Enter, by keyboard alone', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByLabelText(/^Email Address/)).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(sampleBrand.admin);
});

/** The answer is awaited. */
export const Submitting = FilledIn.extend({ args: { isSubmitting: true } });

Submitting.test('sends nothing twice, by the button or by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Login/ }));
  await userEvent.type(canvas.getByLabelText(/^Password/), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** A brand name that does not break, and values far longer than their fields. */
export const LongValues = meta.story({
  args: {
    brand: { name: 'Thiruvananthapuram'.repeat(6) },
    defaultEmail: `${'a'.repeat(9_988)}@example.org`,
    defaultPassword: 'x'.repeat(10_000),
  },
  globals: narrow,
});

LongValues.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
