import { sampleAccount } from '@pcb/screens/fixtures/account';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearAnnouncements } from '#storybook/announcements.ts';
import preview from '#storybook/preview.tsx';
import { brand } from '../../apps/site/src/brand.ts';
import { demoPasswords } from '../../apps/site/src/data/session.ts';
import type { ProfileData } from '../../apps/site/src/data/profile.ts';
import { standInForBrowser } from './browser.ts';
import { storedItem } from './openSite.ts';
import { arriveAt, browserSays, page, siteIsOpen, tabTo, toast } from './person.ts';
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

const signedIn = () => storedItem('loggedInUser');

const field = (name: string) => page().getByLabelText(name);

/** A tile of the dashboard; the side navigation has links of the same names. */
const tile = (title: string) => {
  const headings = page().getAllByRole('heading', { level: 3 });
  const found = headings.find(({ textContent }) => textContent.startsWith(title));
  if (!found) throw new Error(`There is no tile ${title}.`);
  return within(found).getByRole('link');
};

/** A customer signs in with the demo account, sees their dashboard and signs out again. */
export const SignInAndOut = meta.story({ args: { url: '/' } });

SignInAndOut.test('[S-04] [U-02] [U-05] [U-07] [U-08] by mouse', async ({ userEvent, step }) => {
  await step('From the home page I go to Login', async () => {
    await siteIsOpen();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    await arriveAt('/login', 'Sign In');
  });
  await step('The demo account is filled in: I sign in, see a toast, and a second later my dashboard', async () => {
    await expect(field('Email')).toHaveValue(demoCustomer.email);
    await userEvent.click(page().getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Login successful! Redirecting to dashboard...'));
    await arriveAt('/dashboard', greeting);
  });
  await step('From the menu with my name I log out', async () => {
    await userEvent.click(await screen.findByRole('button', { name: demoCustomer.name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await arriveAt('/login', 'Sign In');
    await expect(signedIn()).toBeNull();
  });
  await step('Back neither shows my dashboard again nor traps me', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await arriveAt('/login', 'Sign In');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await arriveAt('/', 'Printed circuit boards, from schematic to solder');
  });
});

SignInAndOut.test('[S-04] [U-05] [U-07] by keyboard alone', async ({ userEvent, step }) => {
  await step('From the home page I go to Login', async () => {
    await siteIsOpen();
    await tabTo(userEvent, screen.getByRole('link', { name: 'Login' }));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/login', 'Sign In');
  });
  await step('I sign in, and focus is on the heading of my dashboard', async () => {
    await tabTo(userEvent, page().getByRole('button', { name: 'Sign In' }));
    await userEvent.keyboard(' ');
    await arriveAt('/dashboard', greeting);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('From the menu with my name I log out', async () => {
    await tabTo(userEvent, await screen.findByRole('button', { name: demoCustomer.name }), { shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await arriveAt('/login', 'Sign In');
    await expect(signedIn()).toBeNull();
  });
});

/** A customer mistypes their password, reads the error, corrects it and signs in. */
export const FailToSignIn = meta.story({ args: { url: '/login' } });

FailToSignIn.test('[U-05] [U-06] by mouse', async ({ userEvent, step }) => {
  await step('I sign in with a wrong password and see an error', async () => {
    await arriveAt('/login', 'Sign In');
    await userEvent.clear(field('Password'));
    await userEvent.type(field('Password'), 'demo');
    await userEvent.click(page().getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(toast()).toHaveTextContent('❌ Invalid credentials. Please try again.'));
    await expect(signedIn()).toBeNull();
    await expect(field('Password')).toHaveValue('demo');
  });
  await step('I use the credentials that the page offers and sign in', async () => {
    await userEvent.click(page().getByRole('button', { name: 'Use these' }));
    await expect(field('Password')).toHaveValue(demoPasswords.customer);
    await userEvent.click(page().getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Login successful! Redirecting to dashboard...'));
    await arriveAt('/dashboard', greeting);
  });
});

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

/** Finds one status by its text, because the page has others. */
const expectNoData = () =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent.trim())).toContain('No data'),
  );

/** A customer searches for an order from their dashboard, without a result. */
export const FindAnOrder = meta.story({ args: { url: '/dashboard', session: 'customer' } });

FindAnOrder.test('[D-01] [D-03] [D-04] by mouse', async ({ userEvent, step }) => {
  await step('On my dashboard I choose My Orders', async () => {
    await arriveAt('/dashboard', greeting);
    await userEvent.click(tile('My Orders'));
    await arriveAt('/orders', 'My Orders');
  });
  await step('I search by number and date', async () => {
    await userEvent.type(field('Order number'), '4711');
    await userEvent.type(field('Order date'), '2025-08-29');
    await userEvent.click(page().getByRole('button', { name: 'Search' }));
  });
  await step('There is no such order; the search fields keep their values', async () => {
    await expectNoData();
    await expect(field('Order number')).toHaveValue('4711');
    await expect(field('Order date')).toHaveValue('29/08/2025');
    await arriveAt('/orders', 'My Orders');
  });
  await step('Back on my dashboard, I reach out instead, in a new tab', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await arriveAt('/dashboard', greeting);
    await userEvent.click(tile('Reach Out To Us'));
    await browserSays('New tab', '/reachout');
    await arriveAt('/dashboard', greeting);
  });
});

FindAnOrder.test('[D-01] [D-04] by keyboard alone', async ({ userEvent, step }) => {
  await step('On my dashboard I skip to the content and choose My Orders', async () => {
    await arriveAt('/dashboard', greeting);
    await tabTo(userEvent, screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, tile('My Orders'));
    await userEvent.keyboard('{Enter}');
    await arriveAt('/orders', 'My Orders');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
  await step('I type a number and press Enter: there is no such order', async () => {
    await tabTo(userEvent, field('Order number'));
    await userEvent.keyboard('4711{Enter}');
    await expectNoData();
    await expect(field('Order number')).toHaveFocus();
  });
});

/** A visitor tries to register, is rejected with a joke, and goes to the sign-in page. */
export const Register = meta.story({ args: { url: '/register' } });

Register.test('[U-09] [U-10] by mouse', async ({ userEvent, step }) => {
  await step('I fill in the form and send it', async () => {
    await arriveAt('/register', 'Register');
    await userEvent.click(field('Full name'));
    await userEvent.paste('Asha');
    await userEvent.click(field('Email'));
    await userEvent.paste('asha@example.com');
    await userEvent.click(field('Password'));
    await userEvent.paste('secret');
    await userEvent.click(page().getByRole('button', { name: 'Register' }));
  });
  await step('An unhelpful toast says that the registration failed', async () => {
    await waitFor(() => expect(toast()).toHaveTextContent('Your application has been soldered to the wrong board.'));
    await expect(storedItem('pcb_users')).toBeNull();
    await expect(signedIn()).toBeNull();
  });
  await step('I go to the sign-in page, which offers an account that works', async () => {
    await userEvent.click(page().getByRole('link', { name: 'Already have an account? Login' }));
    await arriveAt('/login', 'Sign In');
    await expect(field('Email')).toHaveValue(demoCustomer.email);
  });
});

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

/** Whether the server of the profile is down in the next story. */
const server = { isDown: false };

const profile: ProfileData = {
  read: () => (server.isDown ? Promise.reject(new Error('The server is down.')) : Promise.resolve(sampleAccount)),
};

/** The server of the profile goes down and comes back. */
export const ServerTrouble = meta.story({
  args: { url: '/profile', session: 'customer', data: { profile } },
  beforeEach: () => {
    server.isDown = true;
  },
});

ServerTrouble.test('by mouse', async ({ userEvent, step }) => {
  await step('The profile cannot be loaded, and the page shows an error', async () => {
    await arriveAt('/profile', 'User Profile');
    await expect(await page().findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
  });
  await step('With the server back, a retry loads it', async () => {
    server.isDown = false;
    await userEvent.click(page().getByRole('button', { name: 'Try again' }));
    await expect(await page().findByRole('region', { name: 'Personal Details' })).toBeVisible();
  });
});
