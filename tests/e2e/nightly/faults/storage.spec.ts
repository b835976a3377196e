import type { Page } from '@playwright/test';
import { demo, expect, publicPages, serveAvatar, signedInAsAdmin, test } from '../../../helpers/site.ts';

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
    test(`[U-05] ${what}: signing in fails only with a toast that states the reason`, async ({ site, page }) => {
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
    test(`holds ${nonsense}: the user is signed out, and can sign in`, async ({ site, page, problems }) => {
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

/** Fills local storage to the last character. Returns whether the browser then refuses another one. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const fits = (key: string, length: number) => {
      try {
        localStorage.setItem(key, 'x'.repeat(length));
        return true;
      } catch {
        return false;
      }
    };
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      let count = 0;
      while (fits(`${length}-${count}`, length)) count += 1;
    }
    return !fits('one', 1);
  });

test('local storage becomes full: a choice still applies, and signing in fails with the reason until there is room', async ({
  site,
  page,
}) => {
  await site.open('/login');
  expect(await fillStorage(page)).toBe(true);
  await page.getByLabel('Email').fill(demo.email);
  await site.signIn();
  await expect(site.toast).toContainText('or its storage is full');
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await site.follow('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.clear());
  await site.follow('/login');
  await site.signIn();
  await page.clock.fastForward(1000);
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
});

interface Nonsense {
  key: string;
  /** Values of the key that the site never writes. */
  texts: readonly string[];
  promise: string;
  path: string;
  /** Checks the page for each of them. */
  shows: (page: Page) => Promise<void>;
}

/** Nonsense in the list of users is above: the sign-in page replaces it; forged sessions are in attacks.spec.ts. */
const nonsense: readonly Nonsense[] = [
  {
    key: 'pcb_theme',
    texts: ['', 'purple', '"dark"', 'DARK', 'constructor'],
    promise: 'the theme follows the system',
    path: '/',
    shows: async (page) => {
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    },
  },
  {
    key: 'pcb_length_unit',
    texts: ['', 'inch', '"mil"', '{}'],
    promise: 'lengths are in mm',
    path: '/blogs/2',
    shows: async (page) => {
      // A phone shows one unit at a time.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('radio', { name: 'mm' }).first()).toBeChecked();
    },
  },
  {
    key: 'pcb_density',
    texts: ['', 'huge', '"comfortable"', '40'],
    promise: 'the rows are compact',
    path: '/admin/orders',
    shows: (page) => expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked(),
  },
  {
    key: 'pcb_hidden_columns',
    texts: [
      '[',
      'null',
      '{"/admin/orders":"date"}',
      '{"/admin/orders":[7,null]}',
      // The last two cannot be hidden.
      '{"/admin/orders":["nonsense","id","actions"]}',
    ],
    promise: 'every column is shown',
    path: '/admin/orders',
    shows: async (page) => {
      await expect(page.getByText('Showing 42 of 42')).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(7);
    },
  },
];

for (const { key, texts, promise, path, shows } of nonsense) {
  test.describe(`${key} in local storage`, () => {
    const isAdminList = ['pcb_density', 'pcb_hidden_columns'].includes(key);
    test.use({ storageState: isAdminList ? signedInAsAdmin : undefined });

    test(`holds nonsense: ${promise}, and the page works`, async ({ page, context }) => {
      await serveAvatar(context);
      for (const text of texts) {
        await test.step(text, async () => {
          await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
          await page.goto(path);
          // Waits until the page has hydrated, because its HTML does not depend on the storage.
          await page.waitForFunction(() => window.onsubmit === null);
          await shows(page);
        });
      }
    });
  });
}
