import { checkOut } from '../../helpers/checkOut.ts';
import { fromMail, registerCustomer } from '../../helpers/mails.ts';
import { demo, expect, test } from '../../helpers/site.ts';

const person = { name: 'Nandini Rao', email: 'nandini@example.org', password: 'a long password' };

// `npm test` runs the flows with this tag; the others run at night.
test(
  'registers, confirms the address, quotes, orders, sees the order, and signs out',
  { tag: '@every-change' },
  async ({ site, page }) => {
    // It loads seven pages.
    test.slow();
    await site.open('/register');
    await page.getByLabel('Full name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(site.title).toHaveText('Confirm your e-mail address');
    await page.getByLabel('Code').fill(await fromMail(page, person.email, /Your code is (\d{6})/));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(site.title).toHaveText(`Hello, ${person.name}`);

    await site.open('/services#stencil');
    await expect(page.getByRole('contentinfo')).toContainText('Prices, parts and certificates are samples.');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(site.toast).toContainText('Added to your cart.');
    await site.open('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await checkOut(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(site.toast).toContainText(/Order #\d+ has been placed\./);
    const [, id = ''] = /(#\d+)/.exec(await site.toast.innerText()) ?? [];
    await page.reload();
    await site.passSplash();
    await expect(page.getByRole('main').getByText(id)).toBeVisible();
    await site.open('/orders');
    await page.getByLabel('Order number').fill(id);
    await page.getByRole('search', { name: 'My Orders' }).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('table', { name: 'My Orders' }).getByRole('rowheader', { name: id })).toBeVisible();
    await site.open('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();

    await page.getByRole('button', { name: person.name }).click();
    await page.getByRole('menuitem', { name: /Log ?out|Sign out/i }).click();
    await expect(page.getByRole('button', { name: person.name })).toHaveCount(0);
    await site.open('/dashboard');
    await expect(page).toHaveURL('/login');
  },
);

test('chooses a new password by the link of a mail, which works once', async ({ site, page, problems }) => {
  problems.expect(/401/);
  const mailed = { name: 'Forgetful', email: 'forgetful@example.org', password: 'the first one' };
  await registerCustomer(page, mailed);
  await site.open('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page).toHaveURL('/login#forgotten');
  await page.getByLabel('Email').fill(mailed.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(site.title).toHaveText('Check your inbox');
  const link = await fromMail(page, mailed.email, /(\/login#reset=[\w-]+)/);
  await page.goto('/');
  await site.open(link);
  await page.getByLabel('New password').fill('the second one');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(site.toast).toContainText('Your password is changed.');
  await site.signIn(mailed.email, 'the second one');
  await expect(site.title).toHaveText(`Hello, ${mailed.name}`);

  await page.goto('/');
  await site.open(link);
  await page.getByLabel('New password').fill('the third one');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('main').getByText('This link has been used')).toBeVisible();
});

test('signs in with a code by mail, after a wrong one', async ({ site, page, problems }) => {
  problems.expect(/401/);
  await site.open('/login');
  await page.getByRole('link', { name: 'Sign in with a code by e-mail' }).click();
  await page.getByLabel('Email').fill(demo.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(site.title).toHaveText('Enter the code');
  const code = await fromMail(page, demo.email, /Your code is (\d{6})/);
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is wrong/);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
});

test('the sign-in page starts empty without a demo account; a wrong password and a blocked cookie show an error', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await site.open('/login');
  await expect(page.getByText(/demo/i)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await site.signIn(demo.email, 'not this one');
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  // Only the server's session cookie counts, which scripts cannot read or forge.
  await page.context().addCookies([{ name: 'pcb_customer_hint', value: '1', url: page.url() }]);
  await site.open('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(site.title).toHaveText('Sign In');
});

test('pages never show sample figures as the visitor’s own while they load', async ({ page }) => {
  for (const path of ['/cart', '/dashboard', '/orders', '/profile', '/admin/dashboard', '/admin/orders']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/(?:OR|QT|IQ)-10\d{3}|FR4 Fabrication|Menon|#1234|1,234/);
  }
});
