import { demo, expect, publicPages, test } from '../../helpers/site.ts';

test.describe('[L-02] local storage', () => {
  const failures = {
    'throws on read': () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
    'throws on write': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'is forbidden': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'is missing': () => {
      Object.defineProperty(window, 'localStorage', { value: undefined });
    },
  };
  for (const [what, install] of Object.entries(failures)) {
    test(`${what}: pages open signed out, and a theme can be chosen`, async ({ site, page }) => {
      await page.addInitScript(install);
      await site.open('/');
      await expect(site.title).toHaveText(publicPages[0].heading);
      await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
      await expect(site.title).toHaveText('Your cart');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(site.title).toHaveText('Sign In');
      await site.open('/dashboard');
      await expect(page).toHaveURL('/login');
      await expect(site.title).toHaveText('Sign In');
    });
  }

  for (const what of ['throws on write', 'is forbidden', 'is missing'] as const) {
    test(`[U-05] ${what}: signing in fails with a toast that gives the reason, and nothing else happens`, async ({
      site,
      page,
    }) => {
      await page.addInitScript(failures[what]);
      await site.open('/login');
      await site.signIn();
      await expect(site.toast).toContainText('You could not be signed in.');
      await page.clock.fastForward(2000);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    });
  }

  for (const nonsense of ['{}', '[', '[1, null, {"email": 7}]']) {
    test(`holds ${nonsense}: the visitor is signed out, and can sign in`, async ({ site, page, problems }) => {
      const isList = nonsense.startsWith('[1');
      if (!isList) problems.expect(/pcb_users in local storage holds no list of users/);
      await page.addInitScript((text) => {
        for (const key of ['pcb_users', 'loggedInUser', 'pcb_theme']) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        }
      }, nonsense);
      await site.open('/dashboard');
      await expect(page).toHaveURL('/login');
      await site.signIn();
      await page.clock.fastForward(1000);
      await expect(site.title).toHaveText(`Hello, ${demo.name}`);
      const users: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('pcb_users') ?? '') as unknown);
      expect(users).toEqual(isList ? [1, null, { email: 7 }, demo] : [demo]);
    });
  }
});
