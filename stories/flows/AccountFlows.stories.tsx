import { expect, screen, waitFor } from 'storybook/test';
import { clearAnnouncements } from '#storybook/announcements.ts';
import preview from '#storybook/preview.tsx';
import { brand } from '../../apps/site/src/brand.ts';
import { standInForBrowser } from './browser.ts';
import { arriveAt, page, siteIsOpen, tabTo, toast } from './person.ts';
import { SiteInMemory } from './SiteInMemory.tsx';

const meta = preview.meta({
  title: 'Flows/Account',
  tags: ['nightly'],
  component: SiteInMemory,
  parameters: { layout: 'fullscreen' },
  beforeEach: standInForBrowser,
  afterEach: clearAnnouncements,
  play: siteIsOpen,
});

const { demoCustomer } = brand;
const greeting = `Hello, ${demoCustomer.name}`;

const field = (name: string) => page().getByLabelText(name);

/** A customer mistypes their password, reads the error, corrects it and signs in. */
export const FailToSignIn = meta.story({ args: { url: '/login' } });

FailToSignIn.test('[U-05] [U-06] by keyboard alone', async ({ userEvent, step }) => {
  await step('I submit a wrong password with Enter, and focus stays in the field', async () => {
    await arriveAt('/login', 'Sign In');
    await tabTo(userEvent, field('Password'));
    await userEvent.keyboard('{Control>}a{/Control}demo{Enter}');
    await waitFor(() => expect(toast()).toHaveTextContent('❌ Invalid credentials. Please try again.'));
    await expect(field('Password')).toHaveFocus();
    await expect(field('Password')).toHaveAccessibleDescription(/The email or the password is wrong\./);
  });
  await step('I correct it and sign in', async () => {
    await userEvent.keyboard('1234{Enter}');
    await waitFor(() => expect(toast()).toHaveTextContent('Login successful! Redirecting to dashboard...'));
    await arriveAt('/dashboard', greeting);
  });
});

/** A visitor tries to register, is rejected with a joke, and goes to the sign-in page. */
export const Register = meta.story({ args: { url: '/register' } });

Register.test('[U-09] [U-10] by keyboard alone', async ({ userEvent, step }) => {
  await step('I fill in the form and send it with Enter', async () => {
    await arriveAt('/register', 'Register');
    await tabTo(userEvent, field('Full name'));
    await userEvent.keyboard('Asha');
    await userEvent.tab();
    await userEvent.keyboard('asha@example.com');
    await userEvent.tab();
    await expect(field('Password')).toHaveFocus();
    await userEvent.keyboard('secret{Enter}');
    await waitFor(() => expect(toast()).toHaveTextContent('Your application has been soldered to the wrong board.'));
  });
  await step('I go to the sign-in page', async () => {
    await tabTo(userEvent, page().getByRole('link', { name: 'Already have an account? Login' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/login', 'Sign In');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
