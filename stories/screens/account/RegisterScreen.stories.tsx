import { RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { customerNames, sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { brand: sampleBrand, onSubmit: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[U-09] has the title, the subtitle and the way to sign in', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Register$/);
  await expect(canvas.getByText('Fill in your details to get started')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Already have an account? Login' })).toHaveAttribute('href', '/login');
});

Playground.test(
  '[U-09] has a full name, an e-mail and a password, all required, that password managers know',
  async ({ canvas }) => {
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

Playground.test('[U-09] asks for every field before anything is sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText(/^Full name/)).toHaveFocus();
  await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
});

Playground.test('[U-10] hands over to the letter what was typed, once', async ({ canvas, userEvent, args }) => {
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

Playground.test('takes 10,000 characters without harm', async ({ canvas, userEvent, args }) => {
  const long = 'ā'.repeat(10_000);
  for (const [label, value] of [
    [/^Full name/, long],
    [/^Email/, 'a@example.org'],
    [/^Password/, long],
  ] as const) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ name: long, email: 'a@example.org', password: long });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

/** The board stands on the left of a large screen. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop', isRotated: false } } });

Desktop.test('[U-09] invites on the board', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Join the community' })).toBeVisible();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('[U-09] keeps its heading on a small screen', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Join the community' })).toBeVisible();
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
